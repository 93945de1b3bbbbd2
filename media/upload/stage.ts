import { type DataStore, Upload } from '@tus/server';
import { findUpload } from './repo';

/** Where bytes on their way are gathered, shared by every process that may serve the same upload. */
export interface Staging {
  /** tus's side of it. */
  store: DataStore;
  /** Bytes of an upload that have arrived, or null where nothing is there. */
  bytes(id: string): Promise<number | null>;
  /** Gives `use` a local file with an upload's bytes, which `use` may take away. */
  withFile<T>(id: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes what is there of an upload, if anything. */
  remove(id: string): Promise<void>;
  /** Removes what belongs to no upload any more. */
  removeOld(now: number): Promise<void>;
}

/** The extensions of tus we speak. A photograph's size is known beforehand: its limit hangs on it. */
export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration'];

/** What tus is told of an upload is our row: there is no second record to disagree with it. */
export async function describeUpload(id: string): Promise<Upload | undefined> {
  const row = await findUpload(id);
  if (!row) return undefined;
  const metadata = { filename: row.filename, gallery: row.gallery_id };
  return new Upload({
    id,
    size: row.bytes,
    offset: row.state === 'ingested' || row.state === 'refused' ? row.bytes : 0,
    metadata,
    creation_date: row.created_at.toISOString(),
  });
}

/**
 * Makes a store describe a settled upload as whole. Its staged bytes are gone by then, and after a creation that
 * carries the whole file tus looks the upload up once more, to decide on `Upload-Expires`.
 */
export function describeSettled(store: DataStore): DataStore {
  const staged = store.getUpload.bind(store);
  store.getUpload = async (id) => {
    const upload = await describeUpload(id);
    return upload && upload.offset === upload.size ? upload : staged(id);
  };
  return store;
}
