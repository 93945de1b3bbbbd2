import { z } from 'zod';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { listClients } from '@/server/studio/account-clients-repo';
import { enterAccount } from '@/server/studio/enter-account';

const CLIENTS = '/api/x/studio/clients';

/** The people of an account. */
export const clientEndpoints = [
  defineEndpoint({
    id: 'client.list',
    method: 'GET',
    path: CLIENTS,
    auth: 'client.read',
    query: z.object({ q: z.string().max(200).default(''), page: z.coerce.number().int().min(1).default(1) }),
    handler: async ({ context, query }) => {
      const { account } = await enterAccount(context, 'client.read');
      return { json: { ...(await listClients(account, query)) } };
    },
  }),
];
