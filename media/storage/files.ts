import { createStorage } from '@media/storage/create-storage';
import type { Storage } from '@media/storage/types';
import { env } from '@/core/env';
import { once } from '@/core/process/state';

/** The installation's one storage for photographs. */
export function storage(): Storage {
  return once('storage', () => createStorage(env().storage));
}
