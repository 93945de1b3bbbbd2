import { defineEndpoint, enqueue, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { enterAccount } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { keepDevice, readDevices } from './operations/manage-devices';
import { SEND } from './operations/notify';
import { deleteOwn, listOwn } from './queries/devices';
import { MANIFEST, WORKER } from './worker';

const AT = '/api/x/push';
const OWN = 'push.own';
const one = z.object({ device: z.string() });
const base64url = z.string().regex(/^[\w-]+=*$/);

export const pushEndpoints = [
  defineEndpoint({
    id: 'push.devices',
    method: 'GET',
    path: `${AT}/devices`,
    auth: OWN,
    about: 'The public key to subscribe with, and one’s own devices.',
    handler: async ({ context }) => ({ json: await readDevices((await enterAccount(context, OWN)).user.id) }),
  }),
  defineEndpoint({
    id: 'push.keep',
    method: 'PUT',
    path: `${AT}/devices`,
    auth: OWN,
    about: 'Turns notices on for a browser, by its subscription, or changes which.',
    body: z.object({
      endpoint: z.url().max(1000),
      keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(40) }),
      name: z.string().trim().min(1).max(100),
      completed: z.boolean().default(true),
      orders: z.boolean().default(true),
      comments: z.boolean().default(true),
      guests: z.boolean().default(true),
    }),
    handler: async ({ context, body }) => {
      const { account, user } = await enterAccount(context, OWN);
      const { locale } = context;
      const reason = (most: number) => translator(locale)('push.tooMany', { most });
      await keepDevice({ account, user: user.id, locale, reason }, body);
      return { json: await readDevices(user.id) };
    },
  }),
  defineEndpoint({
    id: 'push.remove',
    method: 'DELETE',
    path: `${AT}/devices/:device`,
    auth: OWN,
    params: one,
    handler: async ({ context, params }) => {
      const { user } = await enterAccount(context, OWN);
      if (!isId(params.device) || !(await deleteOwn(pool(), { user: user.id, id: params.device })))
        throw new KeepersError('NOT_FOUND');
      return { json: await readDevices(user.id) };
    },
  }),
  defineEndpoint({
    id: 'push.test',
    method: 'POST',
    path: `${AT}/devices/:device/test`,
    auth: OWN,
    params: one,
    handler: async ({ context, params }) => {
      const { user } = await enterAccount(context, OWN);
      const own = (await listOwn(pool(), user.id)).some(({ id }) => id === params.device);
      if (!own) throw new KeepersError('NOT_FOUND');
      const notice = { kind: 'test', project: null };
      await enqueue(pool(), SEND, { device: params.device, notice });
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'push.worker',
    method: 'GET',
    path: `${AT}/worker.js`,
    auth: OWN,
    handler: async ({ context }) => {
      await enterAccount(context, OWN);
      return {
        body: WORKER,
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'no-cache',
          'Service-Worker-Allowed': '/admin',
        },
      };
    },
  }),
  defineEndpoint({
    id: 'push.manifest',
    method: 'GET',
    path: `${AT}/manifest.webmanifest`,
    auth: OWN,
    handler: async ({ context }) => {
      await enterAccount(context, OWN);
      return {
        body: JSON.stringify(MANIFEST(context.locale)),
        headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
      };
    },
  }),
];
