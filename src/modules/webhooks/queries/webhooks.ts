import { pool, type Sql } from '@/core/db/pool';
import {
  type Attempt,
  type DeliveryState,
  EVERYTHING,
  type Failure,
  failureOf,
  LOG_DAYS,
} from '@/modules/webhooks/rules/webhook';

/** A webhook as its screen shows it; its secret is shown once, when it is created. Times ISO 8601 UTC. */
export interface WebhookView {
  id: string;
  account_id: string;
  url: string;
  /** Names of events; `*` is all. */
  events: string[];
  /** Since when all deliveries have failed. */
  failing_since: string | null;
  disabled_at: string | null;
  /** `gone` or `failing` if it was switched off automatically. */
  disabled_why: 'gone' | 'failing' | null;
  created_at: string;
  waiting: number;
  failed: number;
  last_delivered_at: string | null;
  /** Why the newest attempt failed, of messages that did not arrive. */
  last_failure: Failure | null;
}

/** One message to a webhook. */
export interface DeliveryView {
  id: string;
  /** The same for every webhook that gets the event. */
  happening_id: string;
  name: string;
  state: DeliveryState;
  tries: number;
  attempts: Attempt[];
  /** Time of the next attempt. */
  next_at: string | null;
  created_at: string;
  ended_at: string | null;
  body: string;
}

const iso = (value: Date | null) => value?.toISOString() ?? null;

type Dated<T, K extends keyof T> = Omit<T, K> & Record<K, Date | null>;
type Row = Dated<
  Omit<WebhookView, 'last_failure'>,
  'failing_since' | 'disabled_at' | 'created_at' | 'last_delivered_at'
> & { last_attempt: Attempt | null };
type DeliveryRow = Dated<DeliveryView, 'next_at' | 'created_at' | 'ended_at'>;

const view = ({ last_attempt, ...row }: Row): WebhookView => ({
  ...row,
  last_failure: last_attempt && failureOf(last_attempt),
  failing_since: iso(row.failing_since),
  disabled_at: iso(row.disabled_at),
  created_at: iso(row.created_at) ?? '',
  last_delivered_at: iso(row.last_delivered_at),
});

const SELECT = `select w.id, w.account_id, w.url, w.events, w.failing_since, w.disabled_at, w.disabled_why, w.created_at,
    d.waiting, d.failed, d.last_delivered_at, d.last_attempt
  from webhooks w, lateral (
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed,
           max(ended_at) filter (where state = 'delivered') as last_delivered_at,
           (array_agg(attempts->-1 order by attempts->-1->>'at' desc)
             filter (where state <> 'delivered' and jsonb_array_length(attempts) > 0))[1] as last_attempt
      from webhook_deliveries where webhook_id = w.id and created_at > now() - interval '${LOG_DAYS} days') d`;

/** Returns an account's webhooks, oldest first. */
export async function listWebhooks(account: string): Promise<WebhookView[]> {
  const { rows } = await pool().query<Row>(`${SELECT} where w.account_id = $1 order by w.id`, [account]);
  return rows.map(view);
}

/** Returns a webhook, or null. */
export async function findWebhook(id: string): Promise<WebhookView | null> {
  const { rows } = await pool().query<Row>(`${SELECT} where w.id = $1`, [id]);
  return rows[0] ? view(rows[0]) : null;
}

/** Messages per page of the log. */
const PAGE = 50;

/** Returns the messages of a webhook, newest first; `before` is the id of the last one of the previous page. */
export async function listDeliveries(
  webhook: string,
  { before = null, state = null }: { before?: string | null; state?: DeliveryState | null } = {},
): Promise<DeliveryView[]> {
  const { rows } = await pool().query<DeliveryRow>(
    `select id, happening_id, name, state, tries, attempts, next_at, created_at, ended_at, body from webhook_deliveries
      where webhook_id = $1 and ($2::uuid is null or id < $2) and ($3::text is null or state = $3)
      order by id desc limit ${PAGE}`,
    [webhook, before, state],
  );
  return rows.map((row) => ({
    ...row,
    next_at: row.state === 'waiting' ? iso(row.next_at) : null,
    created_at: iso(row.created_at) ?? '',
    ended_at: iso(row.ended_at),
  }));
}

/** Returns the ids of the account's webhooks that subscribe to an event. */
export async function webhooksFor(sql: Sql, account: string, name: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'webhooks-for',
    text: 'select id from webhooks where account_id = $1 and disabled_at is null and events ?| $2::text[]',
    values: [account, [EVERYTHING, name]],
  });
  return rows.map(({ id }) => id);
}

/** Whether any webhook of the account subscribes to an event. */
export const wantedByWebhook = async (sql: Sql, account: string, name: string): Promise<boolean> =>
  (await webhooksFor(sql, account, name)).length > 0;

/** Adds a message to a webhook's log, to be sent now. Returns false if the webhook has this event's message already. */
export async function insertDelivery(
  sql: Sql,
  delivery: {
    id: string;
    account: string;
    webhook: string;
    project: string | null;
    domainEvent: string;
    name: string;
    body: string;
  },
): Promise<boolean> {
  const { id, account, webhook, project, domainEvent, name, body } = delivery;
  const { rows } = await sql.query<{ id: string }>(
    `insert into webhook_deliveries (id, account_id, webhook_id, event_id, happening_id, name, body, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, now()) on conflict (webhook_id, happening_id) do nothing returning id`,
    [id, account, webhook, project, domainEvent, name, body],
  );
  return rows.length > 0;
}

/** Deletes at most `limit` messages whose retention has ended. Returns how many. */
export async function deleteOldDeliveries(sql: Sql, limit: number): Promise<number> {
  const { rowCount } = await sql.query(
    `delete from webhook_deliveries where ctid = any(array(select ctid from webhook_deliveries
      where created_at < now() - interval '${LOG_DAYS} days' limit $1))`,
    [limit],
  );
  return rowCount ?? 0;
}
