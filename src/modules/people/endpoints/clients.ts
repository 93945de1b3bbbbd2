import { z } from 'zod';
import { type Answer, defineEndpoint } from '@/core/http/define-endpoint';
import { translator } from '@/core/i18n/translate';
import { TABLE_LIMITS } from '@/core/tables/read-cells';
import { contentDisposition, safeFileName } from '@/core/text/names';
import { enterAccount, enterClient } from '@/modules/access/grants/enter-account';
import { authorize } from '@/modules/access/grants/viewer';
import { importPeople, previewTable } from '@/modules/people/operations/import-people';
import {
  changeClient,
  clearAddress,
  createClient,
  removeClient,
  restoreClient,
  setSelectionPassword,
} from '@/modules/people/operations/manage-client';
import { listClients } from '@/modules/people/queries/account-clients-repo';
import { TABLE_COLUMNS } from '@/modules/people/rules/people-columns';
import { writeClients, writePeople } from '@/modules/people/write-table';

const CLIENTS = '/api/x/studio/clients';
const ONE = `${CLIENTS}/:client`;
const one = z.object({ client: z.string() });

/** Maximum size of a table in bytes. */
const TABLE_BYTES = 4 * 1024 * 1024;
const cell = z.string().max(6000).default('');
const row = z.object({
  line: z.number().int(),
  name: cell,
  email: cell,
  additional_email: cell,
  phone: cell,
  country: cell,
  language: cell,
  description: cell,
});

/** Returns a table as a file download. */
function table(body: string, name: string): Answer {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(`${safeFileName(name)}.csv`),
  };
  return { body, headers };
}

/** The clients of an account. */
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
  defineEndpoint({
    id: 'client.table',
    method: 'GET',
    path: '/api/x/studio/clients.csv',
    auth: 'client.read',
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, 'client.read');
      const name = translator(context.locale)('admin-clients.nav');
      return table(await writeClients(account, context.locale), name);
    },
  }),
  defineEndpoint({
    id: 'invitation.table',
    method: 'GET',
    path: '/api/x/studio/projects/:id/people.csv',
    auth: 'invitation.create',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'invitation.create');
      return table(await writePeople(event.account_id, event.id, context.locale), event.name);
    },
  }),
  defineEndpoint({
    id: 'client.read-table',
    method: 'POST',
    path: '/api/x/studio/clients_table',
    auth: 'client.write',
    maxBody: TABLE_BYTES,
    body: z.object({
      text: z.string(),
      columns: z.array(z.enum(TABLE_COLUMNS).nullable()).max(200).optional(),
      head: z.boolean().optional(),
    }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'client.write');
      return { json: await previewTable(account, body.text, context.locale, body) };
    },
  }),
  defineEndpoint({
    id: 'client.import',
    method: 'POST',
    path: '/api/x/studio/clients_import',
    auth: 'client.write',
    maxBody: TABLE_BYTES,
    body: z.object({ rows: z.array(row).max(TABLE_LIMITS.rows), event: z.string().nullish() }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'client.write');
      const entered = body.event ? await authorize(context, body.event, 'invitation.create') : null;
      const event = entered?.event.account_id === account ? entered.event : null;
      return { json: await importPeople(account, body.rows, { event, locale: context.locale }) };
    },
  }),
  defineEndpoint({
    id: 'client.create',
    method: 'POST',
    path: CLIENTS,
    auth: 'client.write',
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'client.write');
      return { status: 201, json: await createClient(account, body) };
    },
  }),
  defineEndpoint({
    id: 'client.change',
    method: 'PUT',
    path: ONE,
    auth: 'client.write',
    params: one,
    body: z.object({
      details: z.record(z.string(), z.unknown()),
      seen: z.record(z.string(), z.unknown()).optional(),
    }),
    handler: async ({ context, params, body }) => {
      const { account, client } = await enterClient(context, params.client, 'client.write');
      await changeClient(account, client, { input: body.details, seen: body.seen });
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'client.remove',
    method: 'DELETE',
    path: ONE,
    auth: 'client.write',
    params: one,
    handler: async ({ context, params }) => {
      const { account, client } = await enterClient(context, params.client, 'client.write');
      await removeClient(account, client);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'client.restore',
    method: 'POST',
    path: `${ONE}/restore`,
    auth: 'client.write',
    params: one,
    handler: async ({ context, params }) => {
      const { account, client } = await enterClient(context, params.client, 'client.write');
      await restoreClient(account, client);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'client.password',
    method: 'PUT',
    path: `${ONE}/selection_password`,
    auth: 'client.write',
    params: one,
    body: z.object({ password: z.string().nullable() }),
    handler: async ({ context, params, body }) => {
      const { account, client } = await enterClient(context, params.client, 'client.write');
      await setSelectionPassword(account, client, body.password);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'client.clear-address',
    method: 'POST',
    path: `${ONE}/mail_clearance`,
    auth: 'client.write',
    params: one,
    handler: async ({ context, params }) => {
      const { account, client } = await enterClient(context, params.client, 'client.write');
      await clearAddress(account, client);
      return { status: 204 };
    },
  }),
];
