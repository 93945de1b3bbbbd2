import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId, pool, type Sql } from '@plugins/kit/server/database';
import { PROFILE_BYTES } from '@plugins/kit/server/internal';
import { enterAccount, enterThing } from '@plugins/kit/server/people';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { profiles } from '../operations/lab-profiles';
import {
  addProduct,
  addTemplate,
  changeProduct,
  readProducts,
  readTemplates,
} from '../operations/manage-products';
import { deleteProduct, deleteTemplate, findProductAccount, findTemplateAccount } from '../queries/products';

const MANAGE = 'albums.manage';
const AT = '/api/x/albums';
const one = z.object({ id: z.string().refine(isId) });
const anything = z.record(z.string(), z.unknown());

async function enter(context: RequestContext): Promise<string> {
  const { account, user } = await enterAccount(context, MANAGE);
  if (!user) throw new KeepersError('FORBIDDEN');
  return account;
}

const enterOne = (
  context: RequestContext,
  id: string,
  find: (sql: Sql, id: string) => Promise<string | undefined>,
) =>
  enterThing(context, id, MANAGE, async (thing) => {
    const account = await find(pool(), thing);
    return account === undefined ? null : { account_id: account };
  });

/** What a studio offers: its album products and its own templates. */
export const studioEndpoints = [
  defineEndpoint({
    id: 'albums.products',
    method: 'GET',
    path: `${AT}/products`,
    auth: MANAGE,
    about: 'The album products of the account; without any, what it may begin with.',
    handler: async ({ context }) => ({ json: { products: await readProducts(await enter(context)) } }),
  }),
  defineEndpoint({
    id: 'albums.add-product',
    method: 'POST',
    path: `${AT}/products`,
    auth: MANAGE,
    about:
      'Adds an album product: measures in micrometers, paper, how many spreads. `starter` is the id of one to begin with that it replaces.',
    body: anything,
    handler: async ({ context, body }) => ({
      status: 201,
      json: await addProduct(await enter(context), body),
    }),
  }),
  defineEndpoint({
    id: 'albums.change-product',
    method: 'PUT',
    path: `${AT}/products/:id`,
    auth: MANAGE,
    params: one,
    body: anything,
    handler: async ({ context, params, body }) => {
      const { thing } = await enterOne(context, params.id, findProductAccount);
      return { json: await changeProduct(thing.account_id, params.id, body) };
    },
  }),
  defineEndpoint({
    id: 'albums.delete-product',
    method: 'DELETE',
    path: `${AT}/products/:id`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      await enterOne(context, params.id, findProductAccount);
      await deleteProduct(pool(), params.id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'albums.add-profile',
    method: 'POST',
    path: `${AT}/profiles`,
    auth: MANAGE,
    about: 'Uploads a lab’s color profile (ICC, RGB or CMYK), for the pictures of an album product.',
    query: z.object({ name: z.string().max(300).default('') }),
    maxBody: PROFILE_BYTES,
    rawBody: 'bytes',
    body: z.object({ raw: z.instanceof(Buffer), type: z.string() }),
    handler: async ({ context, query, body }) => {
      const file = { bytes: body.raw, name: query.name };
      return { status: 201, json: await profiles.add(await enter(context), file) };
    },
  }),
  defineEndpoint({
    id: 'albums.templates',
    method: 'GET',
    path: `${AT}/templates`,
    auth: MANAGE,
    about: 'The account’s own templates of spreads.',
    handler: async ({ context }) => ({ json: { templates: await readTemplates(await enter(context)) } }),
  }),
  defineEndpoint({
    id: 'albums.add-template',
    method: 'POST',
    path: `${AT}/templates`,
    auth: MANAGE,
    about: 'Saves the places of a spread as a template, as shares of the spread.',
    body: anything,
    handler: async ({ context, body }) => ({
      status: 201,
      json: await addTemplate(await enter(context), body),
    }),
  }),
  defineEndpoint({
    id: 'albums.delete-template',
    method: 'DELETE',
    path: `${AT}/templates/:id`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      await enterOne(context, params.id, findTemplateAccount);
      await deleteTemplate(pool(), params.id);
      return { status: 204 };
    },
  }),
];
