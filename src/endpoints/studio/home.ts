import { z } from 'zod';
import { accountOf, roleOf } from '@/access/person';
import { allow } from '@/access/table';
import { KeepersError } from '@/domain/errors';
import { SEARCH_LENGTH } from '@/domain/fold-words';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { pictureToken } from '@/server/pictures/address';
import { searchStudio } from '@/server/studio/present-search';

/** What every screen of the admin asks: a search over everything of the account. */
export const homeEndpoints = [
  defineEndpoint({
    id: 'studio.search',
    method: 'GET',
    path: '/api/x/studio/search',
    auth: 'admin.enter',
    query: z.object({ q: z.string().max(SEARCH_LENGTH).default('') }),
    handler: async ({ context, query }) => {
      const session = await context.session();
      if (!session) throw new KeepersError('UNAUTHENTICATED');
      const { user, id: sessionId } = session;
      const role = roleOf(user);
      const account = accountOf(user);
      const scope = allow(role, 'admin.enter');
      if (scope === 'none' || (scope !== 'all' && !account)) throw new KeepersError('FORBIDDEN');
      const viewer = { role, grant: null, user: { id: user.id, name: null, sessionId }, name: null };
      return { json: await searchStudio(account, query.q, (event) => pictureToken(event, viewer)) };
    },
  }),
];
