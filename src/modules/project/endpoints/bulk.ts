import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { requireStaff } from '@/modules/access/require-staff';
import { changeProjects } from '@/modules/project/operations/change-projects';
import { weighProjects } from '@/modules/project/queries/trash-repo';
import { BULK_ACT_NAMES, BULK_ACTS } from '@/modules/project/rules/bulk';
import { BULK_LIMIT } from '@/modules/project/rules/project-list';

const item = z.object({
  id: z.string(),
  to: z.string().max(64).nullish(),
  from: z.string().max(64).nullish(),
});
const input = z
  .object({
    act: z.enum(BULK_ACT_NAMES),
    items: z.array(item).min(1).max(BULK_LIMIT),
    days: z.int().min(1).max(3660).optional(),
  })
  .refine(({ act, days }) => act !== 'extend' || days !== undefined)
  .refine(
    ({ act, items }) =>
      act !== 'expiry' || items.every(({ to }) => !to || z.iso.datetime().safeParse(to).success),
  );
const chosen = z.object({ ids: z.array(z.uuid()).min(1).max(5000) });

/** Bulk actions on projects. */
export const bulkEndpoints = [
  defineEndpoint({
    id: 'studio.change-projects',
    method: 'POST',
    path: '/api/x/studio/projects/changes',
    auth: 'project.update',
    body: input,
    handler: async ({ context, body }) => {
      await requireStaff(context, BULK_ACTS[body.act]);
      return { json: await changeProjects(context, body) };
    },
  }),
  defineEndpoint({
    id: 'studio.weigh-projects',
    method: 'POST',
    path: '/api/x/studio/projects/weights',
    auth: 'project.delete',
    maxBody: 256 * 1024,
    body: chosen,
    handler: async ({ context, body }) => {
      const { account } = await requireStaff(context, 'project.delete');
      return { json: await weighProjects(account, body.ids) };
    },
  }),
];
