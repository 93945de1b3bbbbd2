import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import type { Storage, StorageOptions } from './types';

/** Opens the storage the settings name. Touches nothing yet: `check()` says whether it works. */
export function createStorage(options: StorageOptions): Storage {
  return options.kind === 'folder' ? new FolderStorage(options) : new S3Storage(options);
}
