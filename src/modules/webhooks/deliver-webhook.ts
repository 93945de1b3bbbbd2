import { pool, type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { enqueue } from '@/core/jobs/boss';
import { fetchGuarded, type OutsideError } from '@/core/outside/fetch-guarded';
import { unseal } from '@/core/secrets/seal';
import { type Attempt, pauseAfter, troubleOfFault, troubleOfStatus } from '@/modules/webhooks/rules/webhook';
import { DELIVER_WEBHOOK } from './jobs';
import { signedHeaders } from './sign';
import { tellSwitchedOff } from './tell-switched-off';

/** Characters of a response that the log stores. */
const ANSWER = 300;
/** Attempts of one message that the log stores. */
const KEPT = 30;
/** Timeout of a receiver in milliseconds. */
const PATIENCE = 10_000;

interface Outgoing {
  id: string;
  webhook: string;
  account: string;
  domainEvent: string;
  body: string;
  tries: number;
  created_at: Date;
  url: string;
  secret: string;
  former_secret: string | null;
}

async function findOutgoing(id: string, tries: number): Promise<Outgoing | null> {
  const { rows } = await pool().query<Outgoing>(
    `select d.id, w.id as webhook, w.account_id as account, d.happening_id as "domainEvent", d.body, d.tries, d.created_at, w.url, w.secret,
            case when w.former_until > now() then w.former_secret end as former_secret
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.id = $1 and d.tries = $2 and d.state = 'waiting' and w.disabled_at is null`,
    [id, tries],
  );
  return rows[0] ?? null;
}

/**
 * Makes one attempt to deliver a message and records the result; after a failure, enqueues the next with a growing
 * pause. If the worker dies in between, the message is sent again: receivers deduplicate by its id. Does nothing if it
 * was sent, requested again or switched off meanwhile.
 */
export async function deliverWebhook({
  delivery,
  tries,
}: {
  delivery: string;
  tries: number;
}): Promise<void> {
  const out = await findOutgoing(delivery, tries);
  if (!out) return;
  const attempt = await post(out);
  await transaction((sql) => (attempt.trouble ? failed(sql, out, attempt) : arrived(sql, out, attempt)));
}

async function post(out: Outgoing): Promise<Attempt> {
  const started = Date.now();
  const secrets = [out.secret, out.former_secret]
    .filter((one) => one !== null)
    .map((one) => unseal('webhooks', out.webhook, one));
  const message = { id: out.domainEvent, time: Math.floor(started / 1000), body: out.body };
  const headers = { 'Content-Type': 'application/json', ...signedHeaders(secrets, message) };
  const attempt = { at: new Date(started).toISOString() };
  try {
    const answer = await fetchGuarded(
      out.url,
      { method: 'POST', headers, body: out.body },
      { named: env().webhookHosts, timeout: PATIENCE },
    );
    const said = (await answer.text()).slice(0, ANSWER).replaceAll('\0', '');
    const ms = Date.now() - started;
    return { ...attempt, ms, status: answer.status, trouble: troubleOfStatus(answer.status), answer: said };
  } catch (error) {
    const { name, code } = error as OutsideError;
    if (name !== 'OutsideError') throw error;
    const trouble = troubleOfFault(code);
    // The duration of a lookup would distinguish names of an internal network from unknown ones.
    return { ...attempt, ms: trouble === 'inside' ? 0 : Date.now() - started, trouble };
  }
}

const WRITE = `attempts = (select coalesce(jsonb_agg(a order by nr), '[]') from
    (select a, nr from jsonb_array_elements(attempts || $3::jsonb) with ordinality as t (a, nr) order by nr desc limit ${KEPT}) last)`;
const SAME = `id = $1 and tries = $2 and state = 'waiting'`;

async function arrived(sql: Sql, out: Outgoing, attempt: Attempt): Promise<void> {
  await sql.query(
    `update webhook_deliveries set state = 'delivered', ended_at = now(), next_at = null, tries = tries + 1, ${WRITE} where ${SAME}`,
    [out.id, out.tries, JSON.stringify([attempt])],
  );
  await sql.query(
    'update webhooks set failing_since = null where id = $1 and failing_since is not null and disabled_at is null',
    [out.webhook],
  );
}

async function failed(sql: Sql, out: Outgoing, attempt: Attempt): Promise<void> {
  const pause = attempt.trouble === 'gone' ? null : pauseAfter(out.tries + 1);
  const { rowCount } = await sql.query(
    `update webhook_deliveries set tries = tries + 1, ${WRITE}, state = case when $4::int is null then 'failed' else 'waiting' end,
            next_at = now() + make_interval(secs => $4), ended_at = case when $4::int is null then now() end where ${SAME}`,
    [out.id, out.tries, JSON.stringify([attempt]), pause],
  );
  if (!rowCount) return;
  if (pause !== null)
    await enqueue(
      sql,
      DELIVER_WEBHOOK,
      { delivery: out.id, tries: out.tries + 1 },
      { startAfter: pause, group: { id: out.webhook } },
    );
  // Switches the webhook off after a 410, or once a message is given up and nothing has arrived for a day.
  const gone = attempt.trouble === 'gone';
  const { rows } = await sql.query<{ why: 'gone' | 'failing' | null }>(
    `update webhooks set failing_since = coalesce(failing_since, now()),
            disabled_at = case when $2 or ($3 and failing_since < now() - interval '1 day') then now() end,
            disabled_why = case when $2 then 'gone' when $3 and failing_since < now() - interval '1 day' then 'failing' end
      where id = $1 and disabled_at is null returning disabled_why as why`,
    [out.webhook, gone, pause === null],
  );
  const why = rows[0]?.why;
  if (why) await tellSwitchedOff(sql, { id: out.webhook, account: out.account, url: out.url, why });
}
