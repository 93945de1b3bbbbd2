import { z } from 'zod';
import { SEARCH_LENGTH } from '@/domain/fold-words';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { setMark } from '@/server/operations/set-mark';
import { searchStudio } from '@/server/studio/present-search';
import { staffToken } from '@/server/studio/staff-token';
import { yesNo } from '../inputs';
import { requireStaff } from './require-staff';

/** What every screen of the admin asks: a search over everything of the account, and what one has done with. */
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
