import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { optionalText } from '@/core/http/inputs';
import { countTry, guardTries } from '@/core/http/tries';
import { joinTeam } from '@/modules/account/operations/join-team';
import { forgetTeamLink, teamLinkOf } from '@/modules/account/team/link-cookie';

/** Joining a team by the link in a mail: the page (GET) only shows it, this endpoint consumes it. */
export const teamLinkEndpoints = [
  defineEndpoint({
    id: 'users.join_team',
    method: 'POST',
    path: '/users/team',
    auth: 'entry.open',
    formPage: () => '/users/team',
    body: z.object({
      password: z.string().min(1).max(200),
      password_confirmation: z.string().max(200).optional(),
      first_name: optionalText(100),
      family_name: optionalText(100),
    }),
    handler: async ({ context, body }) => {
      await guardTries('sign-in', context);
      const token = teamLinkOf(context.cookies);
      if (!token) throw new KeepersError('LINK_NOT_VALID');
      const signed = await joinTeam(context, token, body).catch(async (error: unknown) => {
        await countTry('sign-in', context);
        throw error;
      });
      const path = signed ? '/admin' : '/users/sign_in';
      return {
        json: { path },
        path,
        cookies: [...(signed ? [signed.cookie, ...signed.more] : []), forgetTeamLink()],
      };
    },
  }),
];
