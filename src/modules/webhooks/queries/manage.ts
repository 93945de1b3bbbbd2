import type { Sql } from '@/core/db/pool';
import { FORMER_HOURS } from '@/modules/webhooks/rules/webhook';

/** Returns how many webhooks an account has; a second call waits until the first one's transaction ends. */
export async function countWebhooks(sql: Sql, account: string): Promise<number> {
  // Serializes concurrent calls, so that both are counted.
  await sql.query('select 1 from accounts where id = $1 for update', [account]);
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from webhooks where account_id = $1',
    [account],
  );
  return rows[0]?.count ?? 0;
}

/** Adds a webhook; its secret is sealed. */
export async function insertWebhook(
  sql: Sql,
  webhook: { id: string; account: string; url: string; events: readonly string[]; secret: string },
): Promise<void> {
  const { id, account, url, events, secret } = webhook;
  await sql.query('insert into webhooks (id, account_id, url, events, secret) values ($1, $2, $3, $4, $5)', [
    id,
    account,
    url,
    JSON.stringify(events),
    secret,
  ]);
}

/** Changes a webhook; `turn` switches it on or off, null does neither. Switched on, its failures are forgotten. */
export async function updateWebhook(
  sql: Sql,
  { id, url, events, turn }: { id: string; url: string; events: readonly string[]; turn: boolean | null },
): Promise<void> {
  await sql.query(
    `update webhooks set url = $2, events = $3, updated_at = now(),
            disabled_at = case when $4::boolean then null when not $4 then coalesce(disabled_at, now()) else disabled_at end,
            disabled_why = case when $4 is null then disabled_why end,
            failing_since = case when $4 then null else failing_since end
      where id = $1`,
    [id, url, JSON.stringify(events), turn],
  );
}

/** Deletes a webhook with its log. Returns whether there was one. */
export async function deleteWebhook(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query('delete from webhooks where id = $1', [id]);
  await sql.query('delete from webhook_deliveries where webhook_id = $1', [id]);
  return Boolean(rowCount);
}

/** Replaces a webhook's secret with a sealed one; the former one stays valid for some hours. */
export async function renewSecret(sql: Sql, { id, secret }: { id: string; secret: string }): Promise<void> {
  await sql.query(
    `update webhooks set former_secret = secret, former_until = now() + interval '${FORMER_HOURS} hours', secret = $2,
            updated_at = now() where id = $1`,
    [id, secret],
  );
}
