-- Decisions about a filmmaker's channel that the filmmaker has not looked at.
alter table accounts add column channel_notification_count integer not null default 0 check (channel_notification_count >= 0);
