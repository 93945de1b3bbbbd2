import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { yesNo } from '@/core/http/inputs';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { changeSeller, removeSeller } from '@/modules/sellers/operations/change-seller';
import { revealValue } from '@/modules/sellers/operations/reveal-value';
import { showSeller } from '@/modules/sellers/operations/show-seller';
import { SELLER_FIELDS, SELLER_TYPES } from '@/modules/sellers/rules/seller-form';

const AT = '/users/seller';
const auth = 'seller.manage';
const name = z.enum(SELLER_FIELDS);

/** The account as a seller: its owner alone, and never an operator. */
export const sellerEndpoints = [
  defineEndpoint({
    id: 'seller.show',
    method: 'GET',
    path: AT,
    auth,
    page: true,
    about: 'The account as a seller: what its country’s form asks, and stored values, numbers masked',
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, auth);
      return { json: await showSeller(account, context.locale), headers: { 'Cache-Control': 'no-store' } };
    },
  }),
  defineEndpoint({
    id: 'seller.change',
    method: 'PUT',
    path: AT,
    auth,
    about:
      'Save the seller form; a value that is omitted stays, an empty one is removed; a part of it is a draft until it is complete',
    body: z.object({
      country: z.string().regex(/^[A-Z]{2}$/),
      seller_type: z.enum(SELLER_TYPES),
      shows_transfer: yesNo.default(false),
      values: z.partialRecord(name, z.string().max(400)).default({}),
    }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, auth);
      return { json: await changeSeller(account, body, context.locale) };
    },
  }),
  defineEndpoint({
    id: 'seller.reveal',
    method: 'POST',
    path: `${AT}/values/:name`,
    auth,
    params: z.object({ name }),
    about: 'Read one stored value in full; the account’s history says so',
    handler: async ({ context, params }) => {
      const { account } = await enterAccount(context, auth);
      return {
        json: await revealValue(account, params.name, context.locale),
        headers: { 'Cache-Control': 'no-store' },
      };
    },
  }),
  defineEndpoint({
    id: 'seller.remove',
    method: 'DELETE',
    path: AT,
    auth,
    about: 'Delete everything that is stored of the seller',
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, auth);
      return { json: await removeSeller(account, context.locale) };
    },
  }),
];
