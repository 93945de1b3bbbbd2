import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { findDevice } from '@/modules/identity/devices/queries';
import { createDevice, revokeDevice } from '@/modules/identity/operations/manage-device';
import { mayEndDevice } from '@/modules/identity/rules/device';

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
