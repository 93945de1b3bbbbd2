import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface EncoderOptions {
  /** The ffmpeg program. */
  program: string;
  width: number;
  height: number;
  fps: number;
  /** The sound as a WAV file of the same length; null: silent. */
  wav: string | null;
  out: string;
  /** Faster and larger: for a look at it. */
  draft?: boolean;
}

/** Bytes of ffmpeg's messages that are kept for an error. */
const LAST = 2000;

/**
 * Returns the program's arguments: frames as they are drawn from its input to H.264 High in MP4, which every phone plays, with its index
 * first, so that it starts before it is loaded. `veryfast` at 21 is half the processor time of `medium` at the same look.
 */
export function encoderArguments({ width, height, fps, wav, out, draft }: EncoderOptions): string[] {
  const color = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    `${width}x${height}`,
    '-r',
    String(fps),
    '-i',
    'pipe:0',
  ];
  const sound = wav
    ? ['-protocol_whitelist', 'file', '-f', 'wav', '-i', wav, '-map', '0:v', '-map', '1:a']
    : ['-an'];
  const speed = draft ? ['-preset', 'ultrafast', '-crf', '26'] : ['-preset', 'veryfast', '-crf', '21'];
  return [
    ...['-hide_banner', '-nostats', '-loglevel', 'error', '-protocol_whitelist', 'pipe'],
    ...input,
    ...sound,
    ...[
      '-c:v',
      'libx264',
      ...speed,
      '-profile:v',
      draft ? 'main' : 'high',
      '-level:v',
      '4.0',
      '-pix_fmt',
      'yuv420p',
    ],
    // A key frame every two seconds: jumps in the player are exact and fast.
    ...['-g', String(fps * 2), ...color],
    ...(wav ? ['-c:a', 'aac', '-b:a', '160k', '-ar', '48000'] : []),
    ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', '-y', out],
  ];
}

/** A running encoder. `write` resolves when the frame may be changed again; both throw where the program has failed. */
export interface Encoder {
  write: (frame: Uint8Array) => Promise<void>;
  end: () => Promise<void>;
  kill: () => void;
}

/** Starts the encoder. */
export function startEncoder(options: EncoderOptions): Encoder {
  const child = spawn(options.program, encoderArguments(options), { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-LAST);
  });
  const ended = endOf(child, () => said);
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  return {
    write: (frame) =>
      new Promise((resolve, reject) => {
        child.stdin.write(frame, (error) => (error ? ended.then(() => reject(error), reject) : resolve()));
      }),
    end: async () => {
      child.stdin.end();
      await ended;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

async function endOf(child: ChildProcess, said: () => string): Promise<void> {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${signal ?? code}: ${said().trim() || 'no message'}`);
}
