import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize } from '@/modules/access/grants/viewer';
import { extendProject } from '@/modules/project/operations/extend-project';
import { rotateCode } from '@/modules/project/operations/rotate-code';
import { setProgress } from '@/modules/project/operations/set-progress';
import { previewPublishing } from '@/modules/project/queries/publish-preview';
import { PROGRESS } from '@/modules/project/rules/progress';

const id = z.object({ id: z.string() });
/** By a number of days, or until a date. */
const extension = z
  .object({
    days: z.int().min(1).max(3650).optional(),
    until: z.iso.date().optional(),
    seen: z.string().nullable(),
  })
  .refine(({ days, until }) => (days === undefined) !== (until === undefined), { path: ['until'] });

/** A project's code, progress and expiry. */
export const projectStateEndpoints = [
  defineEndpoint({
    id: 'studio.rotate-code',
    method: 'POST',
    path: '/api/x/studio/projects/:id/code',
    auth: 'project.update',
    params: id,
    body: z.object({ replaces: z.string() }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.update');
      return { json: await rotateCode(event, body.replaces) };
    },
  }),
  defineEndpoint({
    id: 'studio.publish-preview',
    method: 'GET',
    path: '/api/x/studio/projects/:id/publishing',
    auth: 'invitation.create',
    params: id,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'invitation.create');
      return { json: await previewPublishing(event) };
    },
  }),
  defineEndpoint({
    id: 'studio.set-progress',
    method: 'PUT',
    path: '/api/x/studio/projects/:id/progress',
    auth: 'project.update',
    params: id,
    body: z.object({ progress: z.enum(PROGRESS) }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.update');
      return { json: await setProgress(event, body.progress) };
    },
  }),
  defineEndpoint({
    id: 'studio.extend-project',
    method: 'POST',
    path: '/api/x/studio/projects/:id/extension',
    auth: 'project.update',
    params: id,
    body: extension,
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.update');
      return { json: await extendProject(event, body) };
    },
  }),
];
