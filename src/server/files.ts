import { env } from '@/server/env';
import { once } from '@/server/state';
import { createStorage } from '@/server/storage/create-storage';
import type { Storage } from '@/server/storage/types';

/** The installation's one storage for photographs. */
export function storage(): Storage {
  return once('storage', () => createStorage(env().storage));
}
