import { z } from 'zod';
import { accountOf, roleOf } from '@/core/access/person';
import { isStaff } from '@/core/access/roles';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { isId, notThere } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { sendMailAgain } from '@/modules/people/operations/send-mail-again';

/** The account's messages. */
export const mailEndpoints = [
  defineEndpoint({
    id: 'studio.send-mail-again',
    method: 'POST',
    path: '/api/x/studio/mails/:mail/again',
    auth: 'mail.send',
    params: z.object({ mail: z.string() }),
    handler: async ({ context, params }) => {
      const user = await context.user();
      const role = roleOf(user);
      if (!isStaff(role) || !isId(params.mail)) throw await notThere(context);
      const scope = allow(role, 'mail.send');
      if (scope === 'none') throw new KeepersError('FORBIDDEN');
      return {
        status: 201,
        json: await sendMailAgain(scope === 'all' ? null : accountOf(user), params.mail),
      };
    },
  }),
];
