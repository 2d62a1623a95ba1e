-- What was said in added fields of the form with which a video was put into a channel, by the form's name.
alter table channel_videos add column added jsonb not null default '{}';
