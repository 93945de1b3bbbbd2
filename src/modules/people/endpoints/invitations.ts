import { z } from 'zod';
import { GRANT_ROLES } from '@/core/access/roles';
import { pool } from '@/core/db/pool';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize } from '@/modules/access/grants/viewer';
import { invitationInput, messageInput, peopleInput } from '@/modules/people/invitations/input';
import { addPeople } from '@/modules/people/operations/add-people';
import { createInvitation } from '@/modules/people/operations/create-invitation';
import { renewInvitation, shareInvitation } from '@/modules/people/operations/renew-invitation';
import {
  changePlace,
  restoreInvitation,
  revokeInvitation,
} from '@/modules/people/operations/revoke-invitation';
import { sendMessages } from '@/modules/people/operations/send-messages';
import { listInvitations } from '@/modules/people/queries/invitations-repo';

const project = z.object({ id: z.string() });
const one = z.object({ id: z.string(), invitation: z.string() });
const INVITATIONS = '/api/x/studio/projects/:id/invitations';
const ONE = `${INVITATIONS}/:invitation`;

/** Participants of a project and their personal links, for the account. Responses with a link are never cached. */
export const invitationEndpoints = [
  defineEndpoint({
    id: 'invitation.list',
    method: 'GET',
    path: INVITATIONS,
    auth: 'invitation.create',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'invitation.create');
      return { json: { invitations: await listInvitations(pool(), event.id) } };
    },
  }),
  defineEndpoint({
    id: 'invitation.create',
    method: 'POST',
    path: INVITATIONS,
    auth: 'invitation.create',
    params: project,
    body: invitationInput,
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'invitation.create');
      return { status: 201, json: await createInvitation(entered, body) };
    },
  }),
  defineEndpoint({
    id: 'invitation.add',
    method: 'POST',
    path: '/api/x/studio/projects/:id/people',
    auth: 'invitation.create',
    params: project,
    body: peopleInput,
    maxBody: 512 * 1024,
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'invitation.create');
      return { json: await addPeople(entered, body) };
    },
  }),
  defineEndpoint({
    id: 'invitation.message',
    method: 'POST',
    path: '/api/x/studio/projects/:id/messages',
    auth: 'invitation.create',
    params: project,
    body: messageInput,
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'invitation.create');
      return { json: await sendMessages(entered, body) };
    },
  }),
  defineEndpoint({
    id: 'invitation.renew',
    method: 'POST',
    path: `${ONE}/renew`,
    auth: 'invitation.create',
    params: one,
    body: invitationInput.pick({ send: true }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'invitation.create');
      return { json: await renewInvitation(entered, params.invitation, body) };
    },
  }),
  defineEndpoint({
    id: 'invitation.share',
    method: 'POST',
    path: `${ONE}/link`,
    auth: 'invitation.create',
    params: one,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'invitation.create');
      return { json: await shareInvitation(entered, params.invitation) };
    },
  }),
  defineEndpoint({
    id: 'invitation.change',
    method: 'PUT',
    path: ONE,
    auth: 'invitation.create',
    params: one,
    body: z
      .object({
        role: z.enum(GRANT_ROLES).optional(),
        downloads: z.boolean().optional(),
        ends_on: z.iso.date().nullish(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined)),
    handler: async ({ context, params, body }) => {
      await changePlace(await authorize(context, params.id, 'invitation.create'), params.invitation, body);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'invitation.revoke',
    method: 'DELETE',
    path: ONE,
    auth: 'invitation.revoke',
    params: one,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'invitation.revoke');
      return { json: await revokeInvitation(entered, params.invitation) };
    },
  }),
  defineEndpoint({
    id: 'invitation.restore',
    method: 'POST',
    path: `${ONE}/restore`,
    auth: 'invitation.revoke',
    params: one,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'invitation.revoke');
      return { json: await restoreInvitation(entered, params.invitation) };
    },
  }),
];
