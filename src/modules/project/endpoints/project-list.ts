import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { requireStaff } from '@/modules/access/require-staff';
import { keepFilter, removeFilter } from '@/modules/project/operations/keep-filter';
import { keepView } from '@/modules/project/operations/keep-view';
import { listProjectIds } from '@/modules/project/queries/list-projects';
import { readProjectList } from '@/modules/project/queries/read-project-list';
import { PROJECT_VIEWS, readFilter } from '@/modules/project/rules/project-list';

const asked = z.looseObject({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) });
const filterOf = (query: Record<string, unknown>) =>
  readFilter(new URLSearchParams(query as Record<string, string>));
const PROJECTS = '/api/x/studio/projects';
const FILTERS = '/api/x/studio/project-filters';

/** The list of projects: its pages, the ids of all matches, and each user's view settings. */
export const projectListEndpoints = [
  defineEndpoint({
    id: 'studio.projects',
    method: 'GET',
    path: PROJECTS,
    auth: 'admin.enter',
    query: asked,
    handler: async ({ context, query }) => {
      const person = await requireStaff(context, 'admin.enter');
      return { json: await readProjectList(person, filterOf(query), query.offset) };
    },
  }),
  defineEndpoint({
    id: 'studio.project-ids',
    method: 'GET',
    path: `${PROJECTS}/ids`,
    auth: 'admin.enter',
    query: asked,
    handler: async ({ context, query }) => {
      const { account } = await requireStaff(context, 'admin.enter');
      return { json: { ids: await listProjectIds({ account, filter: filterOf(query) }) } };
    },
  }),
  defineEndpoint({
    id: 'studio.projects-view',
    method: 'PUT',
    path: `${PROJECTS}/view`,
    auth: 'admin.enter',
    body: z.object({ view: z.enum(PROJECT_VIEWS) }),
    handler: async ({ context, body }) => {
      const { user } = await requireStaff(context, 'admin.enter');
      await keepView(user.id, body.view);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.keep-filter',
    method: 'POST',
    path: FILTERS,
    auth: 'filter.keep',
    body: z.object({ name: z.string().default(''), query: z.string().default('') }),
    handler: async ({ context, body }) => {
      const { user, account } = await enterAccount(context, 'filter.keep');
      return { status: 201, json: await keepFilter({ user: user.id, account }, body) };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-filter',
    method: 'DELETE',
    path: `${FILTERS}/:filter`,
    auth: 'filter.keep',
    params: z.object({ filter: z.string() }),
    handler: async ({ context, params }) => {
      const { user } = await enterAccount(context, 'filter.keep');
      await removeFilter(user.id, params.filter);
      return { status: 204 };
    },
  }),
];
