import { z } from 'zod';
import { DEVICE_SCOPES } from '@/core/access/device-scopes';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { keepHeartbeat, readOwnDevice } from '../operations/keep-heartbeat';
import { requestCode, takeToken } from '../operations/pair-device';
import { RELEASE_PATH } from '../operations/read-builds';
import { readAgent } from '../operations/read-program';
import { codeSchema, heartbeatSchema } from '../rules/device';

const NO_STORE = { 'Cache-Control': 'no-store' };
const ME = '/api/devices/me';

const me = z.object({
  account: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  name: z.string().nullable(),
  scopes: z.array(z.enum(DEVICE_SCOPES)),
  latest_version: z.string().nullable().describe('Of our own programs; null for others.'),
  minimum_version: z.string().nullable(),
  needs_update: z.boolean(),
  release: z
    .object({
      version: z.string(),
      path: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      signature: z.string().describe('Ed25519, in base64, over `keepers-agent\\n{version}\\n{sha256}\\n`.'),
    })
    .nullable()
    .describe('The uploader that a running one may take after it has checked it; null for other programs.'),
});

/** The session of a program, or of a person who works in an account. */
async function sessionOf(context: RequestContext) {
  await enterAccount(context, 'device.use');
  const session = await context.session();
  if (!session) throw new KeepersError('UNAUTHENTICATED');
  return session;
}

/** Connecting a program (RFC 8628), and what a connected one asks about itself. */
export const programEndpoints = [
  defineEndpoint({
    id: 'devices.codes',
    method: 'POST',
    path: '/api/devices/codes',
    auth: 'entry.open',
    visitors: true,
    about:
      'Begins to connect a program: show `user_code` and open `verification_path_complete` in a browser, then ask for the token every `interval` seconds.',
    body: codeSchema,
    gives: z.object({
      device_code: z.string(),
      user_code: z.string(),
      verification_path: z.string(),
      verification_path_complete: z.string(),
      interval: z.int().describe('Seconds.'),
      expires_in: z.int().describe('Seconds.'),
    }),
    handler: async ({ context, body }) => ({
      status: 201,
      json: await requestCode(body, context.address),
      headers: NO_STORE,
    }),
  }),
  defineEndpoint({
    id: 'devices.token',
    method: 'POST',
    path: '/api/devices/token',
    auth: 'entry.open',
    visitors: true,
    about:
      'The token of a program, once, after its code was allowed. 400 `AUTHORIZATION_PENDING`: ask again; `SLOW_DOWN`: ask again, with an interval 5 seconds longer; `EXPIRED_TOKEN`, `ACCESS_DENIED`: begin again.',
    body: z.object({ device_code: z.string().max(200) }),
    gives: z.object({ token: z.string(), name: z.string() }),
    handler: async ({ body }) => ({ json: await takeToken(body.device_code), headers: NO_STORE }),
  }),
  defineEndpoint({
    id: 'devices.me',
    method: 'GET',
    path: ME,
    auth: 'device.use',
    device: 'any',
    about: 'The account and scopes of a device token, and whether the program needs an update.',
    gives: me,
    handler: async ({ context }) => ({ json: await readOwnDevice(await sessionOf(context)) }),
  }),
  defineEndpoint({
    id: 'devices.heartbeat',
    method: 'PUT',
    path: ME,
    auth: 'device.use',
    device: 'any',
    about: 'The heartbeat of a program, every minute: after two silent minutes it counts as not running.',
    body: heartbeatSchema,
    gives: me,
    handler: async ({ context, body }) => ({ json: await keepHeartbeat(await sessionOf(context), body) }),
  }),
  defineEndpoint({
    id: 'devices.agent',
    method: 'GET',
    path: RELEASE_PATH,
    auth: 'device.use',
    device: 'any',
    about: 'The newest uploader as one file: what `release` describes.',
    handler: async ({ context }) => {
      await sessionOf(context);
      return {
        body: await readAgent(),
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Content-Disposition': 'attachment; filename="agent.cjs"',
          'X-Content-Type-Options': 'nosniff',
          ...NO_STORE,
        },
      };
    },
  }),
];
