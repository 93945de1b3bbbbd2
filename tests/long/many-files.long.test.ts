import { createHash } from 'node:crypto';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { beforeAll, expect, test } from 'vitest';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const FILES = 500;
const LANES = 16;

const app = await openTestApp();
const sql = sqlOf(app);
let owner: Browser;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, { medias: 0 });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
const TUS = { 'Tus-Resumable': '1.0.0' };

/** Sends one file by tus, in two pieces; returns the id of its photograph. */
async function send(name: string, bytes: Buffer): Promise<string> {
  const metadata = encode({ filename: name, gallery: project.gallery, sha256: sha256(bytes) });
  const created = await owner.send('POST', '/api/uploads', {
    headers: { ...TUS, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  });
  expect([name, created.status]).toEqual([name, 201]);
  const address = new URL(created.headers.get('location') ?? '', app.origin).pathname;
  const half = Math.floor(bytes.length / 2);
  let last = created;
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    last = await owner.send('PATCH', address, {
      headers: { ...TUS, 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes.subarray(from, to)),
    });
    expect([name, last.status]).toEqual([name, 204]);
  }
  return last.headers.get('media-id') ?? '';
}

async function readAll(key: string): Promise<Buffer> {
  const found = await storage().read(key);
  const parts: Buffer[] = [];
  for await (const part of found?.stream ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

test(`${FILES} files, ${LANES} at a time: none lost, none swapped, each with the bytes it left with`, async () => {
  await owner.token();
  const sent = new Map<string, { name: string; hash: string }>();
  const waiting = Array.from({ length: FILES }, (_, i) => i);
  const lane = async () => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
      const name = `IMG_${String(i).padStart(4, '0')}.JPG`;
      const bytes = await makeJpeg({ width: 320, height: 214, seed: 50_000 + i });
      sent.set(await send(name, bytes), { name, hash: sha256(bytes) });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(sent.size).toBe(FILES);
  const rows = await sql<{ id: string; name: string; sha256: string }>(
    'select id, name, sha256 from media where gallery_id = $1',
    [project.gallery],
  );
  expect(rows).toHaveLength(FILES);
  for (const row of rows) {
    const { name, hash } = sent.get(row.id) ?? {};
    const stored = sha256(await readAll(originalKey(project.account, row.sha256)));
    expect([row.id, row.name, row.sha256, stored]).toEqual([row.id, name, hash, hash]);
  }
});
