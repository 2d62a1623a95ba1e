/** Width of the picture that is kept, in pixels. */
const posterWidth = 480;

/** Places of the film that are looked at, in parts of its length: films begin and end in black. */
const places = [0.1, 0.35, 0.6];

/** Brightness (0 to 255) from which a picture shows something. */
const dark = 20;

const patienceMs = 8000;

const heard = (video: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    video.addEventListener(event, () => done(), { once: true, signal });
    video.addEventListener('error', () => fail(new Error('The browser cannot play this.')), { once: true, signal });
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });

const brightness = (context: CanvasRenderingContext2D, width: number, height: number): number => {
  const { data } = context.getImageData(0, 0, width, height);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 4 * 37) {
    sum += Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    count += 1;
  }
  return sum / Math.max(1, count);
};

const draw = async (video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> => {
  const width = Math.min(posterWidth, video.videoWidth);
  const height = Math.round((width * video.videoHeight) / video.videoWidth);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return undefined;
  for (const place of places) {
    video.currentTime = Number.isFinite(video.duration) ? video.duration * place : 0;
    await heard(video, 'seeked', signal);
    context.drawImage(video, 0, 0, width, height);
    if (brightness(context, width, height) >= dark) break;
  }
  return canvas.toDataURL('image/jpeg', 0.8);
};

/** A picture out of a video file, as a data address; `undefined` where this browser cannot play the file. */
export const getPosterFrame = async (file: Blob, signal: AbortSignal): Promise<string | undefined> => {
  const video = document.createElement('video');
  if (signal.aborted || video.canPlayType(file.type || 'video/mp4') === '') return undefined;
  const address = URL.createObjectURL(file);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    video.muted = true;
    video.preload = 'auto';
    const loaded = heard(video, 'loadeddata', ending);
    video.src = address;
    await loaded;
    return await draw(video, ending);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
};
