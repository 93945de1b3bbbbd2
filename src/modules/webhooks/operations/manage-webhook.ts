import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { featureEventNames } from '@/core/events/known-events';
import { takeRate } from '@/core/http/count-rates';
import { enqueue } from '@/core/jobs/boss';
import { isPrivateHost } from '@/core/outside/private-address';
import { seal } from '@/core/secrets/seal';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { DELIVER_WEBHOOK } from '@/modules/webhooks/jobs';
import type { WebhookView } from '@/modules/webhooks/repo';
import {
  FORMER_HOURS,
  readWebhookUrl,
  TEST_NAME,
  WEBHOOKS_MAX,
  webhookSchema,
} from '@/modules/webhooks/rules/webhook';
import { newWebhookSecret } from '@/modules/webhooks/sign';
import { sendTo } from '@/modules/webhooks/tell-webhooks';

const hostOf = (url: string) => new URL(url).host;

function urlOf(typed: string): string {
  const { webhookHosts } = env();
  const url = readWebhookUrl(typed, webhookHosts);
  // A public name is resolved and checked when sending; private hosts are known now.
  const inside = url && isPrivateHost(new URL(url).hostname) && !webhookHosts.includes(hostOf(url));
  if (!url || inside) throw new KeepersError('INVALID_INPUT', {}, { url: 'WEBHOOK_ADDRESS' });
  return url;
}

/** Creates a webhook. Its secret is returned only now. Throws INVALID_INPUT, WEBHOOK_LIMIT_REACHED. */
export async function createWebhook(
  account: string,
  input: unknown,
): Promise<{ id: string; secret: string }> {
  const { url: typed, events } = parseInput(webhookSchema(featureEventNames()), input);
  const url = urlOf(typed);
  const [id, secret] = [uuidv7(), newWebhookSecret()];
  await transaction(async (sql) => {
    // Serializes concurrent calls, so that both are counted.
    await sql.query('select 1 from accounts where id = $1 for update', [account]);
    const { rows } = await sql.query<{ count: number }>(
      'select count(*)::int as count from webhooks where account_id = $1',
      [account],
    );
    if ((rows[0]?.count ?? 0) >= WEBHOOKS_MAX)
      throw new KeepersError('WEBHOOK_LIMIT_REACHED', { limit: WEBHOOKS_MAX });
    await sql.query(
      'insert into webhooks (id, account_id, url, events, secret) values ($1, $2, $3, $4, $5)',
      [id, account, url, JSON.stringify(events), seal('webhooks', id, secret)],
    );
    await recordAudit(sql, 'webhook.added', { account, subject: hostOf(url) });
  });
  return { id, secret };
}

/**
 * Changes a webhook's address and events, or switches it off or on. Switching on resets its failures; messages given up
 * meanwhile are resent only on request.
 */
export async function changeWebhook(
  webhook: WebhookView,
  input: { url?: string; events?: unknown; enabled?: boolean },
): Promise<void> {
  // Events of a removed feature may stay subscribed: they return with it.
  const own = [...featureEventNames(), ...webhook.events];
  const { url: typed, events } = parseInput(webhookSchema(own), {
    url: input.url ?? webhook.url,
    events: input.events ?? webhook.events,
  });
  const url = typed === webhook.url ? typed : urlOf(typed);
  const turn = input.enabled ?? null;
  await transaction(async (sql) => {
    await sql.query(
      `update webhooks set url = $2, events = $3, updated_at = now(),
              disabled_at = case when $4::boolean then null when not $4 then coalesce(disabled_at, now()) else disabled_at end,
              disabled_why = case when $4 is null then disabled_why end,
              failing_since = case when $4 then null else failing_since end
        where id = $1`,
      [webhook.id, url, JSON.stringify(events), turn],
    );
    if (turn === false)
      await sql.query(
        `update webhook_deliveries set state = 'failed', ended_at = now() where webhook_id = $1 and state = 'waiting'`,
        [webhook.id],
      );
  });
}

/** Deletes a webhook with its log. Idempotent. */
export async function removeWebhook(webhook: WebhookView): Promise<void> {
  await transaction(async (sql) => {
    const { rowCount } = await sql.query('delete from webhooks where id = $1', [webhook.id]);
    await sql.query('delete from webhook_deliveries where webhook_id = $1', [webhook.id]);
    if (rowCount)
      await recordAudit(sql, 'webhook.removed', {
        account: webhook.account_id,
        subject: hostOf(webhook.url),
      });
  });
}

/**
 * Replaces a webhook's secret. The former one also signs for a day, so that receivers can switch without refusing
 * messages.
 */
export async function renewWebhookSecret(webhook: WebhookView): Promise<{ secret: string }> {
  const secret = newWebhookSecret();
  await transaction(async (sql) => {
    await sql.query(
      `update webhooks set former_secret = secret, former_until = now() + interval '${FORMER_HOURS} hours', secret = $2,
              updated_at = now() where id = $1`,
      [webhook.id, seal('webhooks', webhook.id, secret)],
    );
    await recordAudit(sql, 'webhook.secret_renewed', {
      account: webhook.account_id,
      subject: hostOf(webhook.url),
    });
  });
  return { secret };
}

/** Sends a test message. Throws WEBHOOK_OFF, RATE_REACHED. */
export async function tryWebhook(webhook: WebhookView): Promise<{ delivery: string }> {
  requireOn(webhook);
  await takeRate('webhook', webhook.account_id);
  const domainEvent = {
    id: uuidv7(),
    name: TEST_NAME,
    account: webhook.account_id,
    at: new Date().toISOString(),
  };
  const delivery = await transaction((sql) => sendTo(sql, webhook.id, { ...domainEvent, data: {} }));
  return { delivery: delivery ?? '' };
}

/**
 * Resends messages under their former ids: one in any state, or all that were given up. A waiting one is tried now.
 * Returns how many. Throws WEBHOOK_OFF, RATE_REACHED, NOT_FOUND for an unknown one.
 */
export async function replayDeliveries(webhook: WebhookView, one: string | null): Promise<{ count: number }> {
  requireOn(webhook);
  await takeRate('webhook', webhook.account_id);
  const count = await transaction(async (sql) => {
    const again = await startAgain(sql, webhook.id, one);
    for (const { id, tries } of again)
      await enqueue(sql, DELIVER_WEBHOOK, { delivery: id, tries }, { group: { id: webhook.id } });
    return again.length;
  });
  if (one && count === 0) throw new KeepersError('NOT_FOUND');
  return { count };
}

async function startAgain(sql: Sql, webhook: string, one: string | null) {
  const { rows } = await sql.query<{ id: string; tries: number }>(
    `update webhook_deliveries set tries = case when state = 'waiting' then tries else 0 end, state = 'waiting',
            next_at = now(), ended_at = null
      where webhook_id = $1 and (id = $2 or ($2::uuid is null and state = 'failed')) returning id, tries`,
    [webhook, one],
  );
  return rows;
}

function requireOn({ disabled_at }: WebhookView): void {
  if (disabled_at) throw new KeepersError('WEBHOOK_OFF');
}
