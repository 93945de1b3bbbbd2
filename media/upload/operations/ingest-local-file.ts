import { copyFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertUpload } from '@media/upload/queries';
import { uuidv7 } from '@/core/db/uuid';
import { errorOf } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { ingestPhoto } from '../../ingest/ingest-photo';

/** A local file that becomes a photograph: the demo studio's and the tests'. */
export interface LocalFile {
  account: string;
  event: string;
  gallery: string;
  path: string;
  name: string;
}

/** Sends a local file through the real ingest, as if its last byte had just been uploaded. Returns the media's id. */
export async function ingestLocalFile(file: LocalFile): Promise<string> {
  const { size } = await stat(file.path);
  const id = uuidv7();
  await insertUpload({
    id,
    account_id: file.account,
    event_id: file.event,
    gallery_id: file.gallery,
    user_id: null,
    grant_id: null,
    filename: file.name,
    sha256: null,
    captured_at: null,
    replaces: null,
    bytes: size,
  });
  const copy = join(tmpdir(), `keepers-${id}`);
  await copyFile(file.path, copy);
  const ingested = await ingestPhoto(id, copy).finally(() => rm(copy, { force: true }));
  if (!ingested) throw new KeepersError('INTERNAL_ERROR');
  if ('code' in ingested) throw errorOf(ingested);
  return ingested.media;
}
