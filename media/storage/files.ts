import { env } from '@/core/env';
import { once } from '@/core/process/state';
import { FolderStorage } from './folder-storage';
import { LazyS3Storage } from './lazy-s3-storage';
import type { Storage, StorageOptions } from './types';

/** The installation's one storage for photographs. */
export function storage(): Storage {
  return once('storage', () => createStorage(env().storage));
}

/** Opens the storage the settings name. Accesses nothing yet: `check()` tests whether it works. */
export function createStorage(options: StorageOptions): Storage {
  return options.kind === 'folder' ? new FolderStorage(options) : new LazyS3Storage(options);
}
