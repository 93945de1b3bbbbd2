import { type DataStore, Upload } from '@tus/server';
import { findUpload } from './queries';

/** Where unfinished uploads are stored, shared by every process that may serve the same upload. */
export interface Staging {
  /** The store for tus. */
  store: DataStore;
  /** Bytes of an upload that have arrived, or null where there are none. */
  bytes(id: string): Promise<number | null>;
  /** Calls `use` with a local file with an upload's bytes, which `use` may move or delete. */
  withFile<T>(id: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes the bytes of an upload, if there are any. */
  remove(id: string): Promise<void>;
  /** Removes bytes that belong to no upload any more. */
  removeOld(now: number): Promise<void>;
}

/** The supported extensions of tus. A photograph's size is known beforehand: the limit depends on it. */
export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration'];

/** tus reads an upload from our row: there is no second record to disagree with it. */
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
 * Makes a store describe a settled upload as complete. Its staged bytes are deleted by then, and after a creation that
 * carries the whole file tus reads the upload once more, to decide on `Upload-Expires`.
 */
export function describeSettled(store: DataStore): DataStore {
  const staged = store.getUpload.bind(store);
  store.getUpload = async (id) => {
    const upload = await describeUpload(id);
    return upload && upload.offset === upload.size ? upload : staged(id);
  };
  return store;
}
