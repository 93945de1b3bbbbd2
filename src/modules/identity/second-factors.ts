import { pool } from '@/core/db/pool';

/** Whether signing in requires a second factor of this user. */
export async function hasSecondFactor(user: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    `select 1 from second_factors where user_id = $1 and kind in ('passkey', 'codes') and confirmed_at is not null limit 1`,
    [user],
  );
  return Boolean(rowCount);
}
