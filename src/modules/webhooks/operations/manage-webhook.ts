import { transaction } from '@/core/db/pool';
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
import { sendTo } from '@/modules/webhooks/enqueue-webhooks';
import { DELIVER_WEBHOOK } from '@/modules/webhooks/jobs';
import { endWaiting, restartDeliveries } from '@/modules/webhooks/queries/deliver';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  renewSecret,
  updateWebhook,
} from '@/modules/webhooks/queries/manage';
import type { WebhookView } from '@/modules/webhooks/queries/webhooks';
import { readWebhookUrl, TEST_NAME, WEBHOOKS_MAX, webhookSchema } from '@/modules/webhooks/rules/webhook';
import { newWebhookSecret } from '@/modules/webhooks/sign';

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
    if ((await countWebhooks(sql, account)) >= WEBHOOKS_MAX)
      throw new KeepersError('WEBHOOK_LIMIT_REACHED', { limit: WEBHOOKS_MAX });
    await insertWebhook(sql, { id, account, url, events, secret: seal('webhooks', id, secret) });
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
    await updateWebhook(sql, { id: webhook.id, url, events, turn });
    if (turn === false) await endWaiting(sql, webhook.id);
  });
}

/** Deletes a webhook with its log. Idempotent. */
export async function removeWebhook(webhook: WebhookView): Promise<void> {
  await transaction(async (sql) => {
    if (await deleteWebhook(sql, webhook.id))
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
    await renewSecret(sql, { id: webhook.id, secret: seal('webhooks', webhook.id, secret) });
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
    const again = await restartDeliveries(sql, { webhook: webhook.id, one });
    for (const { id, tries } of again)
      await enqueue(sql, DELIVER_WEBHOOK, { delivery: id, tries }, { group: { id: webhook.id } });
    return again.length;
  });
  if (one && count === 0) throw new KeepersError('NOT_FOUND');
  return { count };
}

function requireOn({ disabled_at }: WebhookView): void {
  if (disabled_at) throw new KeepersError('WEBHOOK_OFF');
}
