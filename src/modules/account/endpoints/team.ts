import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { inviteToTeam, revokeTeamInvitation } from '@/modules/account/operations/invite-to-team';
import { removeFromTeam } from '@/modules/account/operations/leave-team';
import { findMember, findTeamInvitation } from '@/modules/account/team/queries';

const TEAM = '/api/x/studio/team';
const params = z.object({ id: z.string() });

/** Members and invitations of an account's team. Owner only. */
export const teamEndpoints = [
  defineEndpoint({
    id: 'studio.invite-to-team',
    method: 'POST',
    path: `${TEAM}/invitations`,
    auth: 'team.invite',
    body: z.object({ email: z.string().default(''), locale: z.enum(['en', 'he']).optional() }),
    handler: async ({ context, body }) => {
      const person = await enterAccount(context, 'team.invite');
      return { status: 201, json: await inviteToTeam(person, body, context.locale) };
    },
  }),
  defineEndpoint({
    id: 'studio.revoke-team-invitation',
    method: 'DELETE',
    path: `${TEAM}/invitations/:id`,
    auth: 'team.invite',
    params,
    handler: async ({ context, params: { id } }) => {
      await enterThing(context, id, 'team.invite', findTeamInvitation);
      await revokeTeamInvitation(id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-from-team',
    method: 'DELETE',
    path: `${TEAM}/members/:id`,
    auth: 'team.remove',
    params,
    handler: async ({ context, params: { id } }) => {
      const { thing } = await enterThing(context, id, 'team.remove', findMember);
      await removeFromTeam(thing);
      return { status: 204 };
    },
  }),
];
