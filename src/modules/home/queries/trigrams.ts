import { pool } from '@/core/db/pool';
import { once, state } from '@/core/process/state';

const KEY = 'trigrams';

/** Whether the database gives the extension that forgives a wrong letter. Asked once a process. */
export function hasTrigrams(): Promise<boolean> {
  return once(KEY, async () => {
    try {
      const { rows } = await pool().query(`select 1 from pg_extension where extname = 'pg_trgm'`);
      return rows.length > 0;
    } catch (error) {
      delete state()[KEY];
      throw error;
    }
  });
}
