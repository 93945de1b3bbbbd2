import { z } from 'zod';
import { mayEndDevice } from '@/domain/device';
import { KeepersError } from '@/domain/errors';
import { findDevice } from '@/server/devices/repo';
import { enterAccount, enterThing } from '@/server/grants/enter-account';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { createDevice, revokeDevice } from '@/server/operations/manage-device';

const DEVICES = '/api/x/studio/devices';

/** Tokens for programs that upload and read selections. */
export const deviceEndpoints = [
  defineEndpoint({
    id: 'studio.create-device',
    method: 'POST',
    path: DEVICES,
    auth: 'device.create',
    body: z.object({ name: z.string().default('') }),
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
];
