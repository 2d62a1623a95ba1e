import type { MediaFacts } from '@reelform/engine/content';
import {
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  QTFF,
} from 'mediabunny';
import { createBlobSource } from './blobSource.ts';
import { isSaneIndex } from './isSaneIndex.ts';

/** Pictures that are looked at to tell a steady rate from a varying one. */
const pictures = 240;

/** Pictures that may be stored ahead of their turn, so that the last ones looked at have holes between them. */
const reordered = 32;

/** A rate varies when long times between two pictures are so many times the short ones: encoders round by a tick. */
const steadiness = 1.5;

/** Codecs under the names that people know, where the library's differ. */
const names: Readonly<Record<string, string>> = { avc: 'h264' };

const codecOf = async (track: InputVideoTrack | InputAudioTrack): Promise<string | undefined> => {
  const codec = await track.getCodec();
  if (codec !== null) return names[codec] ?? codec;
  const letters = await track.getInternalCodecId();
  return typeof letters === 'string' ? letters : undefined;
};

/** Times of the first pictures in order, in seconds; few reads, since only the index is looked at. */
const getTimes = async (track: InputVideoTrack): Promise<readonly number[]> => {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    times.push(packet.timestamp);
    if (times.length === pictures) break;
  }
  times.sort((a, b) => a - b);
  return times.length === pictures ? times.slice(0, -reordered) : times;
};

const readRate = async (track: InputVideoTrack): Promise<Pick<MediaFacts, 'frameRate' | 'variableFrameRate'>> => {
  const times = await getTimes(track);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  gaps.sort((a, b) => a - b);
  const gapAt = (share: number) => gaps[Math.floor(share * (gaps.length - 1))] ?? 0;
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  if (sum <= 0) return {};
  // A hole or two, as between fragments, is no varying rate.
  const variableFrameRate = gapAt(0.9) > gapAt(0.1) * steadiness;
  const frameRate = variableFrameRate ? gaps.length / sum : 1 / gapAt(0.5);
  // One decimal tells 23.976 from 24 well enough, and forgives 60.001.
  return { frameRate: Math.round(frameRate * 10) / 10, variableFrameRate };
};

/** Whether a track shows one picture only, as the cover of a song does. */
const isStill = async (track: InputVideoTrack): Promise<boolean> => (await track.computePacketStats(2)).packetCount < 2;

/** The track that is watched: the first with moving pictures. */
const findPictures = async (input: Input): Promise<InputVideoTrack | undefined> => {
  for (const track of await input.getVideoTracks()) if (!(await isStill(track))) return track;
  return undefined;
};

const readPictures = async (track: InputVideoTrack): Promise<MediaFacts> => {
  const width = await track.getDisplayWidth();
  const height = await track.getDisplayHeight();
  const videoCodec = await codecOf(track);
  return {
    video: true,
    ...(videoCodec !== undefined && { videoCodec }),
    width,
    height,
    longSide: Math.max(width, height),
    shortSide: Math.min(width, height),
    ...(await readRate(track)),
  };
};

/**
 * What an MP4 or QuickTime file is, read from its index: the film itself is not touched, whatever its length. A file that
 * cannot be made out has `readable: false` and nothing else.
 */
export const readMediaFacts = async (file: Blob): Promise<MediaFacts> => {
  Logging.level = LogLevel.Errors;
  if (!(await isSaneIndex(createBlobSource(file)))) return { readable: false };
  const input = new Input({ formats: [MP4, QTFF], source: new BlobSource(file) });
  try {
    const track = await findPictures(input);
    if ((await input.getTracks()).length === 0) return { readable: false };
    const sound = (await input.getAudioTracks())[0];
    const audioCodec = sound && (await codecOf(sound));
    const duration = track ? await track.computeDuration() : await input.computeDuration();
    return {
      readable: true,
      ...(Number.isFinite(duration) && { duration }),
      audio: sound !== undefined,
      ...(audioCodec !== undefined && { audioCodec }),
      ...(track ? await readPictures(track) : { video: false }),
    };
  } catch {
    return { readable: false };
  } finally {
    input.dispose();
  }
};
