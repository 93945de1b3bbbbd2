import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { authorize } from '@/modules/access/grants/viewer';
import {
  changePreset,
  createPreset,
  removePreset,
  restorePreset,
} from '@/modules/project/operations/manage-preset';
import { findPresetRow, findStart } from '@/modules/project/queries/presets-repo';
import { readSetup } from '@/modules/project/read-setup';

const PRESETS = '/api/x/studio/presets';
const PRESET = `${PRESETS}/:id`;
const one = z.object({ id: z.string() });
const values = z.record(z.string(), z.unknown());
/** `like`: an example or another preset to start from. `preset`: parts that differ from it. */
const made = z.object({
  name: z.string().default(''),
  like: z.string().optional(),
  preset: values.default({}),
});
const at = async (context: RequestContext, id: string) =>
  (await enterThing(context, id, 'preset.manage', findPresetRow)).thing;

/** An account's presets. */
export const presetEndpoints = [
  defineEndpoint({
    id: 'studio.create-preset',
    method: 'POST',
    path: PRESETS,
    auth: 'preset.manage',
    body: made,
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'preset.manage');
      const start = body.like ? await findStart(account, body.like, context.locale) : null;
      if (body.like && !start) throw new KeepersError('NOT_FOUND');
      const { settings = {}, galleries = [], products = [] } = start ?? {};
      const preset = { settings, galleries, products, ...body.preset, name: body.name };
      return { status: 201, json: await createPreset(account, preset) };
    },
  }),
  defineEndpoint({
    id: 'studio.keep-as-preset',
    method: 'POST',
    path: '/api/x/studio/projects/:id/presets',
    auth: 'preset.manage',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string().default('') }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'preset.manage');
      const setup = await readSetup(event.id);
      if (!setup) throw new KeepersError('NOT_FOUND');
      return { status: 201, json: await createPreset(event.account_id, { ...setup, name: body.name }) };
    },
  }),
  defineEndpoint({
    id: 'studio.change-preset',
    method: 'PUT',
    path: PRESET,
    auth: 'preset.manage',
    params: one,
    body: z.object({ preset: values, seen: values.default({}) }),
    handler: async ({ context, params, body }) => {
      const { id, account_id } = await at(context, params.id);
      await changePreset(account_id, id, body.preset, body.seen);
      return { json: { id } };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-preset',
    method: 'DELETE',
    path: PRESET,
    auth: 'preset.manage',
    params: one,
    handler: async ({ context, params }) => {
      const { id, account_id } = await at(context, params.id);
      await removePreset(account_id, id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.restore-preset',
    method: 'POST',
    path: `${PRESET}/restore`,
    auth: 'preset.manage',
    params: one,
    handler: async ({ context, params }) => {
      const { id, account_id } = await at(context, params.id);
      await restorePreset(account_id, id);
      return { json: { id } };
    },
  }),
];
