import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { clonePhotos } from './clone-photos';
import { linkOrCopy, type TestApp } from './open-test-app';
import { makeProject, type Project } from './projects';

const ORIGINAL_BYTES = 4_500_000;

/** A project with cloned photographs and the folder that has the same originals once more, for the bare stream. */
export interface WithOriginals {
  project: Project;
  folder: string;
  bytes: number;
}

/** Fills a project with photographs whose originals are 4.5 MB of noise each: an archive does not read their content. */
export async function makeOriginals(app: TestApp, count: number): Promise<WithOriginals> {
  const project = await makeProject(app, `${count} originals`);
  const medias = await clonePhotos(app, project, count);
  const [account] = await app.sql<{ id: string }>('select account_id as id from events where id = $1', [
    project.id,
  ]);
  const originals = path.join(app.dataDir, 'storage', 'accounts', account?.id ?? '', 'originals');
  const folder = path.join(app.dataDir, 'plain-originals', project.id);
  for (const one of [originals, folder]) mkdirSync(one, { recursive: true });
  for (const media of medias) {
    const bytes = randomBytes(ORIGINAL_BYTES);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(path.join(originals, sha256), bytes);
    linkOrCopy(path.join(originals, sha256), path.join(folder, sha256));
    const facts = [media, sha256, bytes.length, crc32(bytes)];
    await app.sql('update media set sha256 = $2, bytes = $3, crc32 = $4 where id = $1', facts);
  }
  return { project, folder, bytes: count * ORIGINAL_BYTES };
}
