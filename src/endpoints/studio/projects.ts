import { z } from 'zod';
import { accountOf, roleOf } from '@/access/person';
import { allow } from '@/access/table';
import { KeepersError } from '@/domain/errors';
import { enter } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { createProject } from '@/server/operations/create-project';
import { publishProject } from '@/server/operations/manage-project';
import { yesNo } from '../inputs';

const wish = z.looseObject({ name: z.string().default(''), word: z.string().max(60).nullish() });

/** Making a project, and opening it to its people. */
export const projectEndpoints = [
  defineEndpoint({
    id: 'studio.create-project',
    method: 'POST',
    path: '/api/x/studio/projects',
    auth: 'project.create',
    body: wish,
    handler: async ({ context, body }) => {
      const user = await context.user();
      if (!user) throw new KeepersError('UNAUTHENTICATED');
      const account = accountOf(user);
      if (!account || allow(roleOf(user), 'project.create') === 'none') throw new KeepersError('FORBIDDEN');
      const { word, ...fields } = body;
      const made = await createProject(account, fields, word?.trim() ? { word } : {});
      return {
        status: 201,
        json: { id: made.id, gallery: made.gallery },
        path: `/admin/projects/${made.id}`,
      };
    },
  }),
  defineEndpoint({
    id: 'studio.publish-project',
    method: 'PUT',
    path: '/api/x/studio/projects/:id/publishing',
    auth: 'project.update',
    params: z.object({ id: z.string() }),
    body: z.object({ published: yesNo }),
    handler: async ({ context, params, body }) => {
      const { event } = await enter(context, params.id, 'project.update');
      return { json: await publishProject(event, body.published) };
    },
  }),
];
