import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterClient } from '@/modules/access/grants/enter-account';
import { eraseClient } from '@/modules/privacy/operations/ask-erasure';
import { askExport } from '@/modules/privacy/operations/ask-export';
import { openExport } from '@/modules/privacy/operations/open-export';
import { presentRequest } from '@/modules/privacy/present';
import { listRequests } from '@/modules/privacy/queries/requests';

const ONE = '/api/x/studio/clients/:client/data';
const one = z.object({ client: z.string() });

/** Export and erasure of a client by their studio. */
export const clientDataEndpoints = [
  defineEndpoint({
    id: 'client.data',
    method: 'GET',
    path: ONE,
    auth: 'client.read',
    params: one,
    handler: async ({ context, params }) => {
      const whose = await enterClient(context, params.client, 'client.read');
      const file = `/api/x/studio/clients/${whose.client}/data.zip`;
      const requests = await listRequests(whose);
      return { json: { requests: requests.slice(0, 5).map((request) => presentRequest(request, file)) } };
    },
  }),
  defineEndpoint({
    id: 'client.export',
    method: 'POST',
    path: ONE,
    auth: 'client.write',
    params: one,
    handler: async ({ context, params }) => {
      const whose = await enterClient(context, params.client, 'client.write');
      return { status: 202, json: await askExport(whose) };
    },
  }),
  defineEndpoint({
    id: 'client.export-file',
    method: 'GET',
    path: `${ONE}.zip`,
    auth: 'client.write',
    params: one,
    handler: async ({ context, params }) =>
      openExport(await enterClient(context, params.client, 'client.write')),
  }),
  defineEndpoint({
    id: 'client.erase',
    method: 'DELETE',
    path: ONE,
    auth: 'client.erase',
    params: one,
    handler: async ({ context, params }) => {
      const { account, client } = await enterClient(context, params.client, 'client.erase');
      return { status: 202, json: await eraseClient(account, client) };
    },
  }),
];
