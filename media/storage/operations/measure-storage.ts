import { storage } from '@media/storage/files';
import { keepFact, listProjectOwners } from '@media/storage/queries';

const PROJECT = /^derivatives\/([0-9a-f-]{36})\//;

/**
 * Counts the bytes of rendered sizes by account, file by file, and stores the result. Returns how many files there are.
 */
export async function measureStorage(): Promise<number> {
  const accountOf = new Map((await listProjectOwners()).map(({ id, account }) => [id, account]));
  const drawn: Record<string, number> = {};
  let files = 0;
  for await (const key of storage().list('derivatives/')) {
    const account = accountOf.get(PROJECT.exec(key)?.[1] ?? '');
    if (!account) continue;
    const found = await storage().stat(key);
    drawn[account] = (drawn[account] ?? 0) + (found?.bytes ?? 0);
    files += 1;
  }
  await keepFact('storage:measured', { at: new Date().toISOString(), drawn });
  return files;
}
