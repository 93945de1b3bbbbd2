import { z } from 'zod';
import { accountOf, roleOf } from '@/core/access/person';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { yesNo } from '@/core/http/inputs';
import { isLocale } from '@/core/i18n/locale';
import { authorize } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { enterDeleted } from '@/modules/project/enter-deleted';
import { createProject } from '@/modules/project/operations/create-project';
import { duplicateProject } from '@/modules/project/operations/duplicate-project';
import { publishProject } from '@/modules/project/operations/manage-project';
import { archiveProject, deleteProject, restoreProject } from '@/modules/project/operations/shelve-project';
import { findStart, stillOwn } from '@/modules/project/queries/presets-repo';

const id = z.object({ id: z.string() });
const input = z.looseObject({
  name: z.string().default(''),
  word: z.string().max(60).nullish(),
  /** A preset of the account, or an example: copied at creation, without a later link. */
  preset: z.string().max(60).nullish(),
});

/** Creating, publishing, archiving and deleting projects. */
export const projectEndpoints = [
  defineEndpoint({
    id: 'studio.create-project',
    method: 'POST',
    path: '/api/x/studio/projects',
    auth: 'project.create',
    body: input,
    handler: async ({ context, body }) => {
      const user = await context.user();
      if (!user) throw new KeepersError('UNAUTHENTICATED');
      const account = accountOf(user);
      if (!account || allow(roleOf(user), 'project.create') === 'none') throw new KeepersError('FORBIDDEN');
      const { word, preset, ...fields } = body;
      const language = isLocale(fields.language) ? fields.language : context.locale;
      const start = preset ? await findStart(account, preset, language) : null;
      if (preset && !start) throw new KeepersError('INVALID_INPUT', {}, { preset: 'invalid' });
      const made = await createProject(
        account,
        { ...(start && (await stillOwn(account, start.settings))), ...fields },
        {
          ...(word?.trim() ? { word } : {}),
          ...(start && { galleries: fields.gallery ? [] : start.galleries, products: start.products }),
        },
      );
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
    params: id,
    body: z.object({ published: yesNo }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.update');
      return { json: await publishProject(event, body.published) };
    },
  }),
  defineEndpoint({
    id: 'studio.duplicate-project',
    method: 'POST',
    path: '/api/x/studio/projects/:id/copies',
    auth: 'project.create',
    params: id,
    body: z.object({ name: z.string() }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.create');
      const made = await duplicateProject(event, body.name);
      return { status: 201, json: made, path: `/admin/projects/${made.id}` };
    },
  }),
  defineEndpoint({
    id: 'studio.archive-project',
    method: 'PUT',
    path: '/api/x/studio/projects/:id/archive',
    auth: 'project.update',
    params: id,
    body: z.object({ archived: yesNo }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.update');
      return { json: await archiveProject(event, body.archived) };
    },
  }),
  defineEndpoint({
    id: 'studio.delete-project',
    method: 'DELETE',
    path: '/api/x/studio/projects/:id',
    auth: 'project.delete',
    params: id,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'project.delete');
      return { json: await deleteProject(event) };
    },
  }),
  defineEndpoint({
    id: 'studio.restore-project',
    method: 'POST',
    path: '/api/x/studio/projects/:id/restore',
    auth: 'project.delete',
    params: id,
    handler: async ({ context, params }) => {
      await restoreProject(await enterDeleted(context, params.id), params.id);
      return { json: { id: params.id } };
    },
  }),
];
