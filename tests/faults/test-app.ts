import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import type { Browser } from '../helpers/browser';
import type { Project } from '../helpers/studio';
import type { Settings } from './start-launcher';

const run = promisify(execFile);

export interface World {
  owner: string;
  project: Project;
}

/** Creates a studio with a project, in a process of its own. */
export async function makeWorld(env: Settings): Promise<World> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tests/faults/make-world.ts'], {
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as World;
}

/** The address of a data folder's embedded server. */
export function embeddedUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  return `postgres://keepers:${encodeURIComponent(read('postgres-password'))}@127.0.0.1:${read('postgres-port')}/keepers`;
}

const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Creates an upload by tus and sends it whole; returns the last answer. */
export async function upload(owner: Browser, gallery: string, seed: number) {
  const bytes = await makeJpeg({ width: 640, height: 427, seed });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const tus = { 'Tus-Resumable': '1.0.0' };
  const made = await owner.send('POST', '/api/uploads', {
    headers: {
      ...tus,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': encode({ filename: `IMG_${seed}.JPG`, gallery, sha256 }),
    },
  });
  if (made.status !== 201) return made;
  return owner.send('PATCH', new URL(made.headers.get('location') ?? '', owner.origin).pathname, {
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
}
