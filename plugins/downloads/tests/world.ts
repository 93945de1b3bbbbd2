import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import type { Browser } from '@root/tests/helpers/browser';
import { makeProject, type Project, type ProjectPlan, type Studio } from '@root/tests/helpers/studio';
import { pool } from '@/core/db/pool';
import type { OrderView } from '../wire';

/** Creates a project of two products with a complete selection and downloads switched on. */
export async function openProject(studio: Studio, plan: ProjectPlan = {}): Promise<Project> {
  const options = { allow_downloads: true, upload_resolution: 'original', ...plan.options };
  const project = await makeProject(studio, { ...plan, options });
  await change(project, { printselectiondone: true });
  return project;
}

/** Changes columns of the project's row. */
export async function change(project: Project, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values);
  await pool().query(
    `update events set ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')} where id = $1`,
    [project.id, ...Object.values(values)],
  );
}

/** Picks a photograph for the album, past the limits of a completed selection. */
export async function pick(project: Project, media: string): Promise<void> {
  await pool().query(
    `insert into product_medias (id, account_id, event_id, product_id, media_id) values (gen_random_uuid(), $1, $2, $3, $4)`,
    [project.account, project.id, project.products.Album, media],
  );
}

/** Stores an original of so many bytes for a photograph. */
export async function weigh(project: Project, media: string, bytes: number): Promise<Buffer> {
  const data = randomBytes(bytes);
  const sha256 = createHash('sha256').update(data).digest('hex');
  await storage().put(originalKey(project.account, sha256), data, { contentType: 'image/jpeg' });
  await pool().query('update media set sha256 = $2, bytes = $3, crc32 = $4 where id = $1', [
    media,
    sha256,
    bytes,
    crc32(data),
  ]);
  return data;
}

/** Places an order and returns the response. */
export const order = (who: Browser, project: Project, input: object = {}) =>
  who.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'original', ...input });

/** Places an order that must be accepted. */
export async function placed(who: Browser, project: Project, input: object = {}): Promise<OrderView> {
  const answer = await order(who, project, input);
  if (answer.status !== 202) throw new Error(`The order was refused: ${answer.status} ${answer.text}`);
  return answer.json as unknown as OrderView;
}

/** Returns an answer's status and code. */
export const code = (answer: { status: number; json: Record<string, unknown> }) => [
  answer.status,
  answer.json.code,
];

/** Fetches bytes; `error` if the connection was cut. */
export async function fetchBytes(
  who: Browser,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer; error: unknown }> {
  const answer = await fetch(`${who.origin}${path}`, { headers: { Cookie: who.cookie, ...headers } });
  const chunks: Uint8Array[] = [];
  let error: unknown = null;
  try {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  } catch (thrown) {
    error = thrown;
  }
  return { status: answer.status, headers: answer.headers, bytes: Buffer.concat(chunks), error };
}

/** Returns names and bytes of an archive's files. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const { default: yauzl } = await import('yauzl');
  const zip = await yauzl.fromBufferPromise(bytes);
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const data = Buffer.concat(chunks);
    if (crc32(data) !== entry.crc32) throw new Error(`${entry.fileName} has another CRC-32`);
    found.set(entry.fileName, data);
  }
  return found;
}
