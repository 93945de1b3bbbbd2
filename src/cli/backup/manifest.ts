import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A file of a snapshot, with the facts to check it. */
const written = z.object({ file: z.string(), bytes: z.number(), sha256: z.string() });
const column = z.object({ name: z.string(), type: z.string() });
const manifestShape = z.object({
  format: z.literal(1),
  made: z.string(),
  program: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    written.extend({ schema: z.string(), name: z.string(), columns: z.array(column), rows: z.number() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  /** The list of photographs' files. */
  list: written,
  settings: written,
  files: z.number(),
  bytes: z.number(),
  /** Keys of originals the storage itself had lost, or held damaged, when the backup was made. */
  lost: z.array(z.string()),
});

export type Written = z.infer<typeof written>;
export type Manifest = z.infer<typeof manifestShape>;

const NAME = 'backup.json';
/** The folder of snapshots in a backup, and the one of photographs' files beside it, which all of them share. */
export const SNAPSHOTS = 'snapshots';
export const FILES = 'files';

const sealOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Writes a snapshot's manifest, last of all: a snapshot that has one is whole. */
export async function writeManifest(snapshot: string, manifest: Manifest): Promise<void> {
  const draft = path.join(snapshot, `${NAME}.part`);
  await writeFile(draft, `${JSON.stringify({ seal: sealOf(manifest), ...manifest }, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(draft, path.join(snapshot, NAME));
}

/**
 * Reads a snapshot's manifest.
 * @throws Error where it is damaged or of another format
 */
export async function readManifest(snapshot: string): Promise<Manifest> {
  const file = path.join(snapshot, NAME);
  const wrong = (why: string) => new Error(`${file} ${why}. Nothing was changed. Use another backup.`);
  let manifest: { seal?: string } & Record<string, unknown>;
  try {
    manifest = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw wrong(`cannot be read (${(error as Error).message})`);
  }
  const { seal, ...rest } = manifest;
  if (seal !== sealOf(rest)) throw wrong('is damaged');
  const parsed = manifestShape.safeParse(rest);
  if (!parsed.success) throw wrong('has an unknown format');
  return parsed.data;
}

/** Whole snapshots of a backup, the newest first (absolute paths), and the unfinished ones. */
export async function listSnapshots(folder: string): Promise<{ whole: string[]; unfinished: string[] }> {
  const parent = path.join(folder, SNAPSHOTS);
  const names = existsSync(parent) ? (await readdir(parent)).sort().reverse() : [];
  const all = names.map((name) => path.join(parent, name));
  const whole = all.filter((one) => existsSync(path.join(one, NAME)));
  return { whole, unfinished: all.filter((one) => !whole.includes(one)) };
}

/** The snapshot of a backup's folder (its newest) or of a snapshot's own, and the folder of its files. */
export async function findSnapshot(from: string): Promise<{ snapshot: string; files: string }> {
  const folder = path.resolve(from);
  const own = existsSync(path.join(folder, NAME));
  const snapshot = own ? folder : (await listSnapshots(folder)).whole[0];
  if (!snapshot) throw new Error(`No backup found in ${folder}: check the path.`);
  return { snapshot, files: path.resolve(snapshot, '../..', FILES) };
}
