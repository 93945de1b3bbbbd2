import { z } from 'zod';
import { enter } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { listInvitations } from '@/server/invitations/repo';
import { invitationWish } from '@/server/invitations/wish';
import { createInvitation } from '@/server/operations/create-invitation';
import { renewInvitation } from '@/server/operations/renew-invitation';
import { revokeInvitation } from '@/server/operations/revoke-invitation';

const project = z.object({ id: z.string() });
const one = z.object({ id: z.string(), invitation: z.string() });

/** Personal links of a project, for the account. An answer that carries a link is never cached. */
export const invitationEndpoints = [
  defineEndpoint({
    id: 'invitation.list',
    method: 'GET',
    path: '/api/x/studio/projects/:id/invitations',
    auth: 'invitation.create',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await enter(context, params.id, 'invitation.create');
      return { json: { invitations: await listInvitations(event.id) } };
    },
  }),
  defineEndpoint({
    id: 'invitation.create',
    method: 'POST',
    path: '/api/x/studio/projects/:id/invitations',
    auth: 'invitation.create',
    params: project,
    body: invitationWish,
    handler: async ({ context, params, body }) => {
      const entered = await enter(context, params.id, 'invitation.create');
      return { status: 201, json: await createInvitation(entered, body) };
    },
  }),
  defineEndpoint({
    id: 'invitation.renew',
    method: 'POST',
    path: '/api/x/studio/projects/:id/invitations/:invitation/renew',
    auth: 'invitation.create',
    params: one,
    body: invitationWish.pick({ send: true }),
    handler: async ({ context, params, body }) => {
      const entered = await enter(context, params.id, 'invitation.create');
      return { json: await renewInvitation(entered, params.invitation, body) };
    },
  }),
  defineEndpoint({
    id: 'invitation.revoke',
    method: 'DELETE',
    path: '/api/x/studio/projects/:id/invitations/:invitation',
    auth: 'invitation.revoke',
    params: one,
    handler: async ({ context, params }) => {
      const entered = await enter(context, params.id, 'invitation.revoke');
      return { json: await revokeInvitation(entered, params.invitation) };
    },
  }),
];
