import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { authorize, isId, notThere } from '@/modules/access/grants/viewer';
import { PHASES } from '@/modules/access/rules/project';
import { changeGallery, placeGallery } from '@/modules/project/operations/change-gallery';
import { changeProject } from '@/modules/project/operations/change-project';
import { createProject } from '@/modules/project/operations/create-project';
import { createGallery } from '@/modules/project/operations/manage-project';
import { deleteGallery } from '@/modules/project/operations/trash-gallery';
import { readProject, readProjects } from '../operations/read-projects';
import { countPicked, galleriesOf } from '../queries/projects';

const PROJECTS = '/api/projects';
const PROJECT = `${PROJECTS}/:id`;
const GALLERIES = `${PROJECT}/galleries`;
const GALLERY = `${GALLERIES}/:gallery`;
const id = z.object({ id: z.string() });
const one = z.object({ id: z.string(), gallery: z.string() });

const gallery = z.object({ id: z.uuid(), name: z.string(), count: z.int() });
const project = z.object({
  id: z.uuid(),
  name: z.string(),
  date: z.string().nullable(),
  phase: z.enum(PHASES),
  photos: z.int(),
  picks: z.int(),
  removes: z.boolean().describe('Whether a file that is removed on a computer goes to the trash here.'),
  galleries: z.array(gallery),
});
const name = z.string();
/** `true` in an address. */
const yes = z.enum(['true', 'false']).optional();

/** Projects and their galleries for programs. Each is also open to a person who is signed in. */
export const programProjectEndpoints = [
  defineEndpoint({
    id: 'projects.list',
    method: 'GET',
    path: PROJECTS,
    auth: 'project.preview',
    device: 'projects',
    about: 'Projects with their galleries, newest first; archived ones only where `q` finds them.',
    query: z.object({
      q: z.string().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    gives: z.object({ projects: z.array(project), page: z.int(), next_page: z.int().nullable() }),
    handler: async ({ context, query }) => {
      const { account } = await enterAccount(context, 'project.preview');
      return { json: await readProjects(account, query) };
    },
  }),
  defineEndpoint({
    id: 'projects.create',
    method: 'POST',
    path: PROJECTS,
    auth: 'project.create',
    device: 'projects',
    about: 'Creates a project with one gallery, named by `gallery` or as the project.',
    body: z.object({ name, date: z.iso.date().optional(), gallery: name.optional() }),
    gives: project,
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'project.create');
      const made = await createProject(account, body);
      return { status: 201, json: await readProject(made.id) };
    },
  }),
  defineEndpoint({
    id: 'projects.show',
    method: 'GET',
    path: PROJECT,
    auth: 'project.preview',
    device: 'projects',
    about: 'A project with its galleries.',
    params: id,
    gives: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'project.preview');
      return { json: await readProject(event.id) };
    },
  }),
  defineEndpoint({
    id: 'projects.change',
    method: 'PUT',
    path: PROJECT,
    auth: 'project.update',
    device: 'projects',
    about: 'Renames a project, or changes its date.',
    params: id,
    body: z.object({ name: name.optional(), date: z.iso.date().nullable().optional() }),
    gives: project,
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'project.update');
      await changeProject(entered, { input: body }, context);
      return { json: await readProject(entered.event.id) };
    },
  }),
  defineEndpoint({
    id: 'projects.galleries',
    method: 'GET',
    path: GALLERIES,
    auth: 'project.preview',
    device: 'projects',
    about: 'The galleries of a project, in order.',
    params: id,
    gives: z.object({ galleries: z.array(gallery) }),
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'project.preview');
      return { json: { galleries: (await galleriesOf([event.id])).get(event.id) ?? [] } };
    },
  }),
  defineEndpoint({
    id: 'projects.create-gallery',
    method: 'POST',
    path: GALLERIES,
    auth: 'gallery.create',
    device: 'projects',
    about: 'Adds a gallery at the end of a project.',
    params: id,
    body: z.object({ name }),
    gives: gallery,
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'gallery.create');
      const made = await createGallery(event, body);
      return { status: 201, json: { id: made.id, name: body.name.trim(), count: 0 } };
    },
  }),
  defineEndpoint({
    id: 'projects.change-gallery',
    method: 'PUT',
    path: GALLERY,
    auth: 'gallery.update',
    device: 'projects',
    about: 'Renames a gallery, or moves it before another (`before`; null: to the end).',
    params: one,
    body: z.object({ name: name.optional(), before: z.uuid().nullable().optional() }),
    gives: z.object({ galleries: z.array(gallery) }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'gallery.update');
      if (!isId(params.gallery)) throw await notThere(context);
      if (body.name !== undefined) await changeGallery(entered, params.gallery, { name: body.name });
      if (body.before !== undefined) await placeGallery(entered, params.gallery, body.before);
      const { id: event } = entered.event;
      return { json: { galleries: (await galleriesOf([event])).get(event) ?? [] } };
    },
  }),
  defineEndpoint({
    id: 'projects.delete-gallery',
    method: 'DELETE',
    path: GALLERY,
    auth: 'gallery.delete',
    device: 'projects',
    about:
      'Moves a gallery with its photographs to the trash, for 30 days. 422 `PICKS_WOULD_BE_LOST` where photographs are picked, unless `confirmed=true`.',
    params: one,
    query: z.object({ confirmed: yes }),
    gives: z.object({ until: z.string() }),
    handler: async ({ context, params, query }) => {
      const { event } = await authorize(context, params.id, 'gallery.delete');
      if (!isId(params.gallery)) throw await notThere(context);
      const there = (await galleriesOf([event.id])).get(event.id) ?? [];
      if (!there.some((known) => known.id === params.gallery)) throw new KeepersError('NOT_FOUND');
      const count = query.confirmed === 'true' ? 0 : await countPicked(params.gallery);
      if (count > 0) throw new KeepersError('PICKS_WOULD_BE_LOST', { count });
      return { json: await deleteGallery(event, params.gallery) };
    },
  }),
];
