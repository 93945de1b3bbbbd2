import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { isId } from '@/modules/access/grants/viewer';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  renewWebhookSecret,
  replayDeliveries,
  tryWebhook,
} from '@/modules/webhooks/operations/manage-webhook';
import { findWebhook, listDeliveries, listWebhooks } from '@/modules/webhooks/queries/webhooks';

const WEBHOOKS = '/api/x/studio/webhooks';
const auth = 'webhook.manage';
const params = z.object({ id: z.string() });
const NO_STORE = { 'Cache-Control': 'no-store' };
const events = z.array(z.string().max(60)).max(100);

const theirs = async (context: RequestContext, id: string) =>
  (await enterThing(context, id, auth, findWebhook)).thing;

/** An account's webhooks and their delivery log. Owner only. */
export const webhookEndpoints = [
  defineEndpoint({
    id: 'studio.webhooks',
    method: 'GET',
    path: WEBHOOKS,
    auth,
    handler: async ({ context }) => ({
      json: { webhooks: await listWebhooks((await enterAccount(context, auth)).account) },
    }),
  }),
  defineEndpoint({
    id: 'studio.create-webhook',
    method: 'POST',
    path: WEBHOOKS,
    auth,
    body: z.object({ url: z.string().default(''), events: events.default([]) }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, auth);
      return { status: 201, json: await createWebhook(account, body), headers: NO_STORE };
    },
  }),
  defineEndpoint({
    id: 'studio.change-webhook',
    method: 'PUT',
    path: `${WEBHOOKS}/:id`,
    auth,
    params,
    body: z.strictObject({
      url: z.string().optional(),
      events: events.optional(),
      enabled: z.boolean().optional(),
    }),
    handler: async ({ context, params: { id }, body }) => {
      await changeWebhook(await theirs(context, id), body);
      return { json: await findWebhook(id) };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-webhook',
    method: 'DELETE',
    path: `${WEBHOOKS}/:id`,
    auth,
    params,
    handler: async ({ context, params: { id } }) => {
      await removeWebhook(await theirs(context, id));
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.renew-webhook-secret',
    method: 'POST',
    path: `${WEBHOOKS}/:id/secret`,
    auth,
    params,
    handler: async ({ context, params: { id } }) => ({
      json: await renewWebhookSecret(await theirs(context, id)),
      headers: NO_STORE,
    }),
  }),
  defineEndpoint({
    id: 'studio.try-webhook',
    method: 'POST',
    path: `${WEBHOOKS}/:id/test`,
    auth,
    params,
    handler: async ({ context, params: { id } }) => ({
      status: 202,
      json: await tryWebhook(await theirs(context, id)),
    }),
  }),
  defineEndpoint({
    id: 'studio.webhook-deliveries',
    method: 'GET',
    path: `${WEBHOOKS}/:id/deliveries`,
    auth,
    params,
    query: z.object({
      before: z.uuid().optional(),
      state: z.enum(['waiting', 'delivered', 'failed']).optional(),
    }),
    handler: async ({ context, params: { id }, query }) => {
      const webhook = await theirs(context, id);
      return { json: { webhook, deliveries: await listDeliveries(id, query) } };
    },
  }),
  defineEndpoint({
    id: 'studio.replay-webhook',
    method: 'POST',
    path: `${WEBHOOKS}/:id/replay`,
    auth,
    params,
    body: z.strictObject({ delivery: z.string().optional() }),
    handler: async ({ context, params: { id }, body: { delivery } }) => {
      const webhook = await theirs(context, id);
      if (delivery !== undefined && !isId(delivery)) throw new KeepersError('NOT_FOUND');
      return { status: 202, json: await replayDeliveries(webhook, delivery ?? null) };
    },
  }),
];
