import type { Sql } from '@/core/db/pool';
import type { Attempt } from '@/modules/webhooks/rules/webhook';

/** Attempts of one message that the log stores. */
const KEPT = 30;

/** A message that is to be sent, with its webhook. */
export interface Outgoing {
  id: string;
  webhook: string;
  account: string;
  /** The id of the event it is about. */
  domainEvent: string;
  body: string;
  tries: number;
  created_at: Date;
  url: string;
  /** Sealed, as the former one, which is null once it has ended. */
  secret: string;
  former_secret: string | null;
}

/** Returns a message that waits for its attempt after `tries`; null if it was sent, restarted or switched off. */
export async function findOutgoing(
  sql: Sql,
  { id, tries }: { id: string; tries: number },
): Promise<Outgoing | null> {
  const { rows } = await sql.query<Outgoing>(
    `select d.id, w.id as webhook, w.account_id as account, d.happening_id as "domainEvent", d.body, d.tries, d.created_at, w.url, w.secret,
            case when w.former_until > now() then w.former_secret end as former_secret
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.id = $1 and d.tries = $2 and d.state = 'waiting' and w.disabled_at is null`,
    [id, tries],
  );
  return rows[0] ?? null;
}

const WRITE = `attempts = (select coalesce(jsonb_agg(a order by nr), '[]') from
    (select a, nr from jsonb_array_elements(attempts || $3::jsonb) with ordinality as t (a, nr) order by nr desc limit ${KEPT}) last)`;
const SAME = `id = $1 and tries = $2 and state = 'waiting'`;

/** A message after `tries` attempts, and the attempt that was made now. */
export interface MadeAttempt {
  id: string;
  tries: number;
  attempt: Attempt;
}

/** Records that a message arrived. */
export async function storeArrival(sql: Sql, { id, tries, attempt }: MadeAttempt): Promise<void> {
  await sql.query(
    `update webhook_deliveries set state = 'delivered', ended_at = now(), next_at = null, tries = tries + 1, ${WRITE} where ${SAME}`,
    [id, tries, JSON.stringify([attempt])],
  );
}

/** Records that a webhook works again. */
export async function clearFailing(sql: Sql, webhook: string): Promise<void> {
  await sql.query(
    'update webhooks set failing_since = null where id = $1 and failing_since is not null and disabled_at is null',
    [webhook],
  );
}

/**
 * Records a failed attempt; the next one follows after `pause` seconds, none if it is null. Returns false if the
 * message was sent or restarted meanwhile.
 */
export async function storeFailure(
  sql: Sql,
  { id, tries, attempt, pause }: MadeAttempt & { pause: number | null },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update webhook_deliveries set tries = tries + 1, ${WRITE}, state = case when $4::int is null then 'failed' else 'waiting' end,
            next_at = now() + make_interval(secs => $4), ended_at = case when $4::int is null then now() end where ${SAME}`,
    [id, tries, JSON.stringify([attempt]), pause],
  );
  return Boolean(rowCount);
}

/**
 * Records that a webhook fails, and switches it off if it is `gone`, or if a message was given up and all have failed
 * for a day. Returns why it was switched off now, else null.
 */
export async function storeFailing(
  sql: Sql,
  { webhook, gone, givenUp }: { webhook: string; gone: boolean; givenUp: boolean },
): Promise<'gone' | 'failing' | null> {
  const { rows } = await sql.query<{ why: 'gone' | 'failing' | null }>(
    `update webhooks set failing_since = coalesce(failing_since, now()),
            disabled_at = case when $2 or ($3 and failing_since < now() - interval '1 day') then now() end,
            disabled_why = case when $2 then 'gone' when $3 and failing_since < now() - interval '1 day' then 'failing' end
      where id = $1 and disabled_at is null returning disabled_why as why`,
    [webhook, gone, givenUp],
  );
  return rows[0]?.why ?? null;
}

/** Gives up the messages of a webhook that wait. */
export async function endWaiting(sql: Sql, webhook: string): Promise<void> {
  await sql.query(
    `update webhook_deliveries set state = 'failed', ended_at = now() where webhook_id = $1 and state = 'waiting'`,
    [webhook],
  );
}

/**
 * Makes messages wait for an attempt now: one in any state, or all that were given up (`one: null`). One that waits
 * keeps its number of tries.
 */
export async function restartDeliveries(
  sql: Sql,
  { webhook, one }: { webhook: string; one: string | null },
): Promise<{ id: string; tries: number }[]> {
  const { rows } = await sql.query<{ id: string; tries: number }>(
    `update webhook_deliveries set tries = case when state = 'waiting' then tries else 0 end, state = 'waiting',
            next_at = now(), ended_at = null
      where webhook_id = $1 and (id = $2 or ($2::uuid is null and state = 'failed')) returning id, tries`,
    [webhook, one],
  );
  return rows;
}
