import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { env } from '@/core/env';
import { once } from './state';

const run = promisify(execFile);
/** Milliseconds for which an answer is used again: a program that is installed meanwhile is found without a restart. */
const KEEP = 60_000;

const held = () =>
  once<{ at: number; found: Promise<string | null> | null }>('encoder', () => ({ at: 0, found: null }));

/** Returns the ffmpeg program that writes H.264 and AAC: the one of the settings, else the one on PATH; null without one. */
export function findEncoder(now = Date.now()): Promise<string | null> {
  const known = held();
  if (!known.found || now - known.at > KEEP) {
    known.at = now;
    known.found = look(env().ffmpeg ?? 'ffmpeg');
  }
  return known.found;
}

async function look(program: string): Promise<string | null> {
  try {
    const options = { timeout: 10_000, env: { PATH: process.env.PATH, NODE_ENV: 'production' as const } };
    const { stdout } = await run(program, ['-hide_banner', '-encoders'], options);
    return /\blibx264\b/.test(stdout) && /\baac\b/.test(stdout) ? program : null;
  } catch {
    return null;
  }
}
