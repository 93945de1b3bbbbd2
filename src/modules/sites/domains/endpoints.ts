import { z } from 'zod';
import { takeRate } from '@/core/http/count-rates';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { addDomain, removeDomain, setMain } from './change-domains';
import { lookAtDomain } from './look-at-domain';
import { presentDomains } from './present-domains';
import { findDomain } from './queries';

const DOMAINS = 'site.domains';
const one = z.object({ id: z.string() });
const enter = async (context: Parameters<typeof enterThing>[0], id: string) =>
  (await enterThing(context, id, DOMAINS, findDomain)).thing;

/** Endpoints for an owner's domains. */
export const domainEndpoints = [
  defineEndpoint({
    id: 'site.domains',
    method: 'GET',
    path: '/api/x/sites/domains',
    auth: DOMAINS,
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, DOMAINS);
      return { json: await presentDomains(account) };
    },
  }),
  defineEndpoint({
    id: 'site.add-domain',
    method: 'POST',
    path: '/api/x/sites/domains',
    auth: DOMAINS,
    body: z.object({ host: z.string().trim().min(1).max(300) }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, DOMAINS);
      await addDomain(account, body.host, context.locale);
      return { status: 201, json: await presentDomains(account) };
    },
  }),
  defineEndpoint({
    id: 'site.look-at-domain',
    method: 'POST',
    path: '/api/x/sites/domains/:id/look',
    auth: DOMAINS,
    params: one,
    handler: async ({ context, params }) => {
      const domain = await enter(context, params.id);
      await takeRate('domain', domain.account_id);
      await lookAtDomain(domain);
      return { json: await presentDomains(domain.account_id) };
    },
  }),
  defineEndpoint({
    id: 'site.change-domain',
    method: 'PUT',
    path: '/api/x/sites/domains/:id',
    auth: DOMAINS,
    params: one,
    body: z.object({ main: z.boolean() }),
    handler: async ({ context, params, body }) => {
      const domain = await enter(context, params.id);
      await setMain(domain, body.main);
      return { json: await presentDomains(domain.account_id) };
    },
  }),
  defineEndpoint({
    id: 'site.remove-domain',
    method: 'DELETE',
    path: '/api/x/sites/domains/:id',
    auth: DOMAINS,
    params: one,
    handler: async ({ context, params }) => {
      const domain = await enter(context, params.id);
      await removeDomain(domain.id);
      return { json: await presentDomains(domain.account_id) };
    },
  }),
];
