import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { env } from '@/core/env';
import { once } from '@/core/process/state';
import { deleteUpload } from './queries';
import { describeSettled, describeUpload, type Staging, TUS_EXTENSIONS } from './stage';
import { stageInS3 } from './stage-in-s3';

/** How long an unfinished upload is kept. */
export const STAGED_HOURS = 48;

/** The staging of this installation: beside the photographs, in a folder or in S3. */
export function staging(): Staging {
  return once('upload-staging', () => {
    const { storage, dataDir } = env();
    const made = storage.kind === 's3' ? stageInS3(STAGED_HOURS) : stageInFolder(dataDir, STAGED_HOURS);
    return { ...made, store: describeSettled(made.store) };
  });
}

const HOUR = 3600 * 1000;

/** Stages below the data folder. Several web machines must share it, as they share the storage's folder. */
function stageInFolder(dataDir: string, hours: number): Staging {
  const directory = path.join(dataDir, 'staging');
  mkdirSync(directory, { recursive: true });
  const at = (id: string) => path.join(directory, path.basename(id));
  const sizeOf = async (id: string) => {
    const found = await stat(at(id)).catch(() => null);
    return found?.isFile() ? found : null;
  };
  // The row is written before tus sees the upload, so there is nothing to set.
  const configstore = { get: describeUpload, set: async () => {}, delete: deleteUpload };
  const store = new FileStore({ directory, configstore, expirationPeriodInMilliseconds: hours * HOUR });
  store.extensions = TUS_EXTENSIONS;
  return {
    store,
    bytes: async (id) => (await sizeOf(id))?.size ?? null,
    withFile: (id, use) => use(at(id)),
    remove: (id) => rm(at(id), { force: true }),
    async removeOld(now) {
      for (const name of await readdir(directory)) {
        const found = await sizeOf(name);
        if (found && now - found.mtimeMs > 2 * hours * HOUR) await rm(at(name), { force: true });
      }
    },
  };
}
