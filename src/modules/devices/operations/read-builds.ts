import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { PLATFORMS, type Platform } from '../rules/platform';
import { addToZip } from './add-to-zip';
import { prepareBuilds, preparedFolder } from './prepare-builds';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const releaseSchema = z.object({
  version: z.string().max(40),
  bytes: z.int().positive(),
  sha256,
  signature: z.string().max(200).nullable(),
});
const buildSchema = z.object({
  platform: z.enum(PLATFORMS),
  version: z.string().max(40),
  file: z.string().regex(/^[\w.-]+\.zip$/),
  bytes: z.int().positive(),
  sha256,
});

/** An archive of the uploader with Node inside. */
export type Build = z.infer<typeof buildSchema>;

/** The uploader as running ones take it: what they check before they replace themselves. */
export interface Release {
  version: string;
  path: string;
  bytes: number;
  sha256: string;
  signature: string;
}

/** Where the server has the newest uploader. */
export const RELEASE_PATH = '/api/devices/agent';

/** What the operator put into the data folder comes before what this program was built with. */
const folders = () => [
  path.join(env().dataDir, 'programs'),
  path.join(/* turbopackIgnore: true */ process.cwd(), 'dist/agent'),
];

/** Returns a folder's list, checked; null where it has none, or a damaged one. */
async function readList<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
  } catch {
    return null;
  }
}

async function findRelease() {
  for (const folder of folders()) {
    const release = await readList(folder, 'release.json', releaseSchema);
    const file = path.join(folder, 'agent.cjs');
    if (release && existsSync(file)) return { ...release, file };
  }
  return null;
}

/** Returns the uploader that running ones may take; null where none is signed. */
export async function readRelease(): Promise<Release | null> {
  const found = await findRelease();
  if (!found?.signature) return null;
  const { version, bytes, sha256, signature } = found;
  return { version, path: RELEASE_PATH, bytes, sha256, signature };
}

/** Returns where the uploader's one file is; null where this server has none yet. */
export const releaseFile = async (): Promise<string | null> => (await findRelease())?.file ?? null;

/** A file to send. */
export interface SentFile {
  name: string;
  bytes: number;
  body: Readable;
}

/** The folder inside the archives. */
export const PROGRAM_FOLDER = 'Keepers uploader';

/** The file beside the uploader that names this site, so that no address has to be typed: its name and content. */
export const siteFile = (): [name: string, content: string] => [
  'site.json',
  `${JSON.stringify({ site: env().publicUrl })}\n`,
];

async function findBuilds(): Promise<(Build & { at: string })[]> {
  const release = await findRelease();
  for (const folder of [...folders(), ...(release ? [preparedFolder(release.sha256)] : [])]) {
    const builds = await readList(folder, 'builds.json', z.array(buildSchema));
    const there = (builds ?? [])
      .map((build) => ({ ...build, at: path.join(folder, build.file) }))
      .filter(({ at }) => existsSync(at));
    if (there.length > 0) return there;
  }
  return [];
}

/**
 * Returns the archives of the uploader that this server has. Where it has none it begins to make them, unless the
 * operator switched that off: `preparing` while they are being made.
 */
export async function readBuilds(): Promise<{ builds: Build[]; preparing: boolean }> {
  const builds = (await findBuilds()).map(({ at: _at, ...build }) => build);
  const release = builds.length > 0 ? null : await findRelease();
  return { builds, preparing: release !== null && prepareBuilds(release.sha256) };
}

/** Opens the archive of a platform, with this site's address inside. Throws NOT_FOUND. */
export async function openBuild(platform: Platform): Promise<SentFile> {
  const build = (await findBuilds()).find((one) => one.platform === platform);
  if (!build) throw new KeepersError('NOT_FOUND');
  const [file, content] = siteFile();
  const name = path.basename(build.at);
  const larger = await addToZip(build.at, `${PROGRAM_FOLDER}/${file}`, Buffer.from(content));
  if (larger) return { name, ...larger };
  return { name, bytes: (await stat(build.at)).size, body: createReadStream(build.at) };
}
