import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from './open-test-app';

/** A photograph about to be sent. */
export interface Photograph {
  name: string;
  bytes: Buffer;
  sha256: string;
}

let stamped = 0;

/** The same photograph with unique bytes: adds a comment where JPEG allows one. */
function stamp(jpeg: Buffer): Buffer {
  const words = Buffer.from(`bench ${process.pid} ${++stamped}`);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([head, words, jpeg.subarray(2)]);
}

/** `count` photographs, each with its own name and bytes; files are reused if there are fewer. */
export function takePhotographs(files: readonly string[], count: number): Photograph[] {
  return Array.from({ length: count }, (_, i) => {
    const file = files[i % files.length] ?? '';
    const bytes = stamp(readFileSync(file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name: `B${String(i + 1).padStart(4, '0')}_${path.basename(file)}`, bytes, sha256 };
  });
}

const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Sends one photograph by tus, as the upload page does. Returns the id of its photograph. */
export async function upload(app: TestApp, gallery: string, photograph: Photograph): Promise<string> {
  const { name, bytes, sha256 } = photograph;
  const tus = { 'Tus-Resumable': '1.0.0' };
  const created = await app.owner.send('POST', '/api/uploads', {
    headers: {
      ...tus,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': encode({ filename: name, gallery, sha256 }),
    },
  });
  const address = created.headers.get('location');
  if (created.status !== 201 || !address) throw new Error(`${name}: ${created.status} ${created.text}`);
  const sent = await app.owner.send('PATCH', new URL(address, app.origin).pathname, {
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  const media = sent.headers.get('media-id');
  if (sent.status !== 204 || !media) throw new Error(`${name}: ${sent.status} ${sent.text}`);
  return media;
}

/** Sends many, `lanes` in parallel; returns the result of each. */
export async function uploadAll(
  app: TestApp,
  gallery: string,
  photographs: readonly Photograph[],
  lanes: number,
): Promise<Map<string, Photograph>> {
  const waiting = [...photographs];
  const became = new Map<string, Photograph>();
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      became.set(await upload(app, gallery, one), one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return became;
}
