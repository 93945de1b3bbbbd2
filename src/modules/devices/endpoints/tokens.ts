import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { createDevice, revokeDevice } from '../operations/manage-device';
import { decideCode, readWaiting } from '../operations/pair-device';
import { openBuild } from '../operations/read-builds';
import { readDevices, readQuestions } from '../operations/read-devices';
import { PROGRAMS, readProgram } from '../operations/read-program';
import { findDevice } from '../queries/tokens';
import { mayEndDevice } from '../rules/device';
import { PLATFORMS } from '../rules/platform';

const DEVICES = '/api/x/studio/devices';
const CODES = '/api/x/studio/device-codes';

/** The photographer's side: connected programs, and those that ask to be connected. */
export const deviceEndpoints = [
  defineEndpoint({
    id: 'studio.devices',
    method: 'GET',
    path: DEVICES,
    auth: 'device.create',
    handler: async ({ context }) => {
      const person = await enterAccount(context, 'device.create');
      return { json: { devices: await readDevices(person), questions: await readQuestions(person) } };
    },
  }),
  defineEndpoint({
    id: 'studio.create-device',
    method: 'POST',
    path: DEVICES,
    auth: 'device.create',
    body: z.looseObject({ name: z.string().default('') }),
    handler: async ({ context, body }) => ({
      status: 201,
      json: await createDevice(await enterAccount(context, 'device.create'), body),
      headers: { 'Cache-Control': 'no-store' },
    }),
  }),
  defineEndpoint({
    id: 'studio.revoke-device',
    method: 'DELETE',
    path: `${DEVICES}/:id`,
    auth: 'device.revoke',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params: { id } }) => {
      const { thing, user, role } = await enterThing(context, id, 'device.revoke', findDevice);
      if (!mayEndDevice(role, thing.user_id === user.id)) throw new KeepersError('FORBIDDEN');
      await revokeDevice(id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.program',
    method: 'GET',
    path: '/api/x/studio/programs/:program{agent|lightroom}',
    auth: 'device.create',
    params: z.object({ program: z.enum(PROGRAMS) }),
    query: z.object({ platform: z.enum(PLATFORMS).optional() }),
    handler: async ({ context, params: { program }, query: { platform } }) => {
      await enterAccount(context, 'device.create');
      const built = program === 'agent' && platform ? await openBuild(platform) : null;
      const { name, body } = built ?? (await readProgram(program, context.locale));
      return {
        body,
        headers: {
          ...(built ? { 'Content-Length': String(built.bytes) } : {}),
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  }),
  defineEndpoint({
    id: 'studio.read-device-code',
    method: 'POST',
    path: CODES,
    auth: 'device.create',
    body: z.object({ code: z.string().max(40) }),
    handler: async ({ context, body }) => ({
      json: await readWaiting(await enterAccount(context, 'device.create'), body.code),
    }),
  }),
  defineEndpoint({
    id: 'studio.decide-device-code',
    method: 'PUT',
    path: CODES,
    auth: 'device.create',
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, body }) => ({
      json: await decideCode(await enterAccount(context, 'device.create'), body),
    }),
  }),
];
