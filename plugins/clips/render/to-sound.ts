import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storage } from '@plugins/kit/server/photographs';

/** ffmpeg's readers for the kinds of music that may be uploaded. */
const READERS: Record<string, string> = { mp3: 'mp3', m4a: 'mov', wav: 'wav' };
const PATIENCE_MS = 120_000;

/** Returns ffmpeg's arguments that decode a file, read as one kind alone, to a WAV file of at most `seconds`. */
export const decoderArguments = (file: string, format: string, seconds: number, out: string): string[] => [
  ...['-hide_banner', '-nostats', '-loglevel', 'error', '-nostdin', '-protocol_whitelist', 'file'],
  ...['-f', READERS[format] ?? 'wav', '-i', file, '-map', '0:a:0', '-t', String(seconds)],
  ...['-ac', '2', '-ar', '48000', '-c:a', 'pcm_s16le', '-map_metadata', '-1', '-f', 'wav', '-y', out],
];

/** Decodes uploaded music to a WAV file in a process without our secrets. Throws where it cannot be read. */
export async function toSound(of: {
  key: string;
  format: string;
  program: string;
  folder: string;
  seconds: number;
  signal: AbortSignal;
}): Promise<string> {
  const content = await storage().read(of.key);
  if (!content) throw new Error(`${of.key} is missing: the uploaded music is gone`);
  const [file, out] = [path.join(of.folder, 'music'), path.join(of.folder, 'music.wav')];
  await pipeline(content.stream, createWriteStream(file));
  await decode(of.program, decoderArguments(file, of.format, of.seconds, out), of.signal);
  return out;
}

/** Runs ffmpeg without our secrets. Throws where it fails or takes too long. */
export async function decode(program: string, args: string[], signal: AbortSignal): Promise<void> {
  const { PATH, TMPDIR } = process.env;
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { PATH, TMPDIR, NODE_ENV: 'production' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The music could not be decoded: ffmpeg ended with ${code}`);
}
