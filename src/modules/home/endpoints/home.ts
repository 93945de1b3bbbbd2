import { staffToken } from '@media/pictures/staff-token';
import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { yesNo } from '@/core/http/inputs';
import { SEARCH_LENGTH } from '@/core/text/fold-words';
import { requireStaff } from '@/modules/access/require-staff';
import { setMark } from '@/modules/home/operations/set-mark';
import { searchStudio } from '@/modules/home/queries/present-search';

/** Endpoints for every screen of the admin: a search over the whole account, and user flags. */
export const homeEndpoints = [
  defineEndpoint({
    id: 'studio.search',
    method: 'GET',
    path: '/api/x/studio/search',
    auth: 'admin.enter',
    query: z.object({ q: z.string().max(SEARCH_LENGTH).default('') }),
    handler: async ({ context, query }) => {
      const staff = await requireStaff(context, 'admin.enter');
      return { json: await searchStudio(staff.account, query.q, (event) => staffToken(staff, event)) };
    },
  }),
  defineEndpoint({
    id: 'studio.mark',
    method: 'PUT',
    path: '/api/x/studio/marks',
    auth: 'admin.enter',
    body: z.object({ mark: z.string().max(80), on: yesNo }),
    handler: async ({ context, body }) => {
      const { user } = await requireStaff(context, 'admin.enter');
      await setMark(user.id, body.mark, body.on);
      return { status: 204 };
    },
  }),
];
