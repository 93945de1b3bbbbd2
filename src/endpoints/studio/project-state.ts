import { z } from 'zod';
import { PROGRESS } from '@/domain/progress';
import { enter } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { extendProject } from '@/server/operations/extend-project';
import { rotateCode } from '@/server/operations/rotate-code';
import { setProgress } from '@/server/operations/set-progress';
import { previewPublishing } from '@/server/studio/publish-preview';

const id = z.object({ id: z.string() });
/** By a number of days, or until a day. */
const extension = z
  .object({
    days: z.int().min(1).max(3650).optional(),
    until: z.iso.date().optional(),
    seen: z.string().nullable(),
  })
  .refine(({ days, until }) => (days === undefined) !== (until === undefined), { path: ['until'] });

/** A project's code, how far the work on it is, and how long it stays open. */
export const projectStateEndpoints = [
  defineEndpoint({
    id: 'studio.rotate-code',
    method: 'POST',
    path: '/api/x/studio/projects/:id/code',
    auth: 'project.update',
    params: id,
    body: z.object({ replaces: z.string() }),
    handler: async ({ context, params, body }) => {
      const { event } = await enter(context, params.id, 'project.update');
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
      const { event } = await enter(context, params.id, 'invitation.create');
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
      const { event } = await enter(context, params.id, 'project.update');
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
      const { event } = await enter(context, params.id, 'project.update');
      return { json: await extendProject(event, body) };
    },
  }),
];
