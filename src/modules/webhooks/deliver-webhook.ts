import { pool, type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { enqueue } from '@/core/jobs/boss';
import { fetchGuarded, type OutsideError } from '@/core/outside/fetch-guarded';
import { unseal } from '@/core/secrets/seal';
import { type Attempt, pauseAfter, troubleOfFault, troubleOfStatus } from '@/modules/webhooks/rules/webhook';
import { DELIVER_WEBHOOK } from './jobs';
import { notifySwitchedOff } from './notify-switched-off';
import {
  clearFailing,
  findOutgoing,
  type Outgoing,
  storeArrival,
  storeFailing,
  storeFailure,
} from './queries/deliver';
import { signedHeaders } from './sign';

/** Characters of a response that the log stores. */
const ANSWER = 300;
/** Timeout of a receiver in milliseconds. */
const PATIENCE = 10_000;

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
  const out = await findOutgoing(pool(), { id: delivery, tries });
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

async function arrived(sql: Sql, { id, tries, webhook }: Outgoing, attempt: Attempt): Promise<void> {
  await storeArrival(sql, { id, tries, attempt });
  await clearFailing(sql, webhook);
}

async function failed(sql: Sql, out: Outgoing, attempt: Attempt): Promise<void> {
  const { id, tries, webhook } = out;
  const gone = attempt.trouble === 'gone';
  const pause = gone ? null : pauseAfter(tries + 1);
  if (!(await storeFailure(sql, { id, tries, attempt, pause }))) return;
  if (pause !== null)
    await enqueue(
      sql,
      DELIVER_WEBHOOK,
      { delivery: id, tries: tries + 1 },
      { startAfter: pause, group: { id: webhook } },
    );
  const why = await storeFailing(sql, { webhook, gone, givenUp: pause === null });
  if (why) await notifySwitchedOff(sql, { id: webhook, account: out.account, url: out.url, why });
}
