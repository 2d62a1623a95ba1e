import { formatByteSize, formatDuration } from '@reelform/widgets';
import { messageOf } from '../../api/ApiError.ts';
import type { TextLookup } from '../../portal/messages.ts';
import { isSavedWithForm } from '../../uploads/uploadTarget.ts';
import type { VideoUpload } from '../../uploads/videoUpload.ts';

/** What is said of an upload below its name. */
export const describeState = (upload: VideoUpload, text: TextLookup): string => {
  const { state: read, target } = upload;
  const state = read();
  switch (state.step) {
    case 'sending': {
      const sizes = { percent: Math.floor((state.sent / Math.max(1, state.total)) * 100), total: formatByteSize(state.total) };
      if (!state.pace) return text('uploads.sending', sizes);
      const { bytesPerSecond, secondsLeft } = state.pace;
      return text('uploads.pace', {
        ...sizes,
        speed: formatByteSize(bytesPerSecond),
        time: formatDuration(secondsLeft),
      });
    }
    case 'waiting':
      return text(state.reason === 'offline' ? 'uploads.offline' : 'uploads.broken');
    case 'paused':
      if (state.sent === 0) return text('uploads.pausedWhole');
      return text('uploads.paused', { percent: Math.floor((state.sent / Math.max(1, state.total)) * 100) });
    case 'failed':
      return messageOf(state.error, text('uploads.failed'));
    case 'preparing':
      return text('uploads.preparing');
    case 'finishing':
      return text('uploads.finishing');
    case 'stopped':
      return text('uploads.stopped');
    case 'done':
      return isSavedWithForm(target) ? text('uploads.waiting', { form: target.formTitle }) : text('uploads.done');
  }
};
