import { pool } from '@/core/db/pool';
import {
  deleteExpiredProofs,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteOldCounts,
} from '@/modules/identity/queries/expired';

/** Deletes, every night, expired tokens, wrong attempts, solved proofs, and sessions with their details. */
export async function sweepAccounts(): Promise<void> {
  const sql = pool();
  await deleteExpiredTokens(sql);
  await deleteOldCounts(sql);
  await deleteExpiredProofs(sql);
  await deleteExpiredSessions(sql);
}
