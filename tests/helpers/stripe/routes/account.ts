import type Stripe from 'stripe';
import { secretOf } from '../events';
import { listOf } from '../lists';
import { accountOf, newV2Account, newWebhookEndpoint } from '../objects/account';
import { all, get, newId, newShelf, now, put } from '../state';
import { invalid, members, missing, needed, nested, text, texts } from '../wire';
import { LIST, type Route } from './route';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Whether an account of Connect may charge. */
const charges = (account: Stripe.V2.Core.Account | null) =>
  account === null || account.configuration?.merchant?.capabilities?.card_payments?.status === 'active';

/** The account, its events, its webhook endpoints, and accounts v2. */
export const accountRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/account',
    takes: [],
    run: ({ shelf }) => accountOf({ ...shelf, charges: charges(shelf.v2) }),
  },
  {
    method: 'GET',
    path: '/v1/events',
    takes: [...LIST, 'type', 'types', 'delivery_success'],
    run: ({ shelf, params }) => {
      const types = members(params, 'types').map(({ value }) => value);
      const type = text(params, 'type');
      const wanted = (name: string) => (!type || name === type) && (!types.length || types.includes(name));
      return listOf('/v1/events', all(shelf, 'event'), params, (one) => wanted(one.type));
    },
  },
  { method: 'GET', path: '/v1/events/*', takes: [], run: ({ shelf, id }) => get(shelf, 'event', id) },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    takes: ['url', 'enabled_events', 'api_version', 'connect', 'description', 'metadata'],
    run: ({ world, shelf, params }) => {
      const url = needed(params, 'url');
      if (!/^https?:\/\//.test(url))
        throw invalid('Invalid URL: must be http or https.', 'url', 'url_invalid');
      const events = members(params, 'enabled_events').map(({ value }) => String(value));
      if (!events.length)
        throw invalid('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing');
      if (all(shelf, 'webhook_endpoint').length >= 16)
        throw invalid('You have reached the maximum of 16 test webhook endpoints.');
      const endpoint = put(
        shelf,
        newWebhookEndpoint({
          id: newId('we'),
          created: now(world),
          url,
          events,
          version: text(params, 'api_version') ?? null,
          connect: text(params, 'connect') === 'true',
          description: text(params, 'description') ?? null,
          metadata: texts(params, 'metadata'),
          live: shelf.live,
        }),
      );
      return { ...endpoint, secret: secretOf(endpoint.id) };
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    takes: LIST,
    run: ({ shelf, params }) => listOf('/v1/webhook_endpoints', all(shelf, 'webhook_endpoint'), params),
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/*',
    takes: [],
    run: ({ shelf, id }) => {
      get(shelf, 'webhook_endpoint', id);
      shelf.things.delete(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  },
  {
    method: 'POST',
    path: '/v2/core/accounts',
    takes: [
      'contact_email',
      'display_name',
      'identity',
      'configuration',
      'defaults',
      'dashboard',
      'metadata',
      'include',
    ],
    run: ({ world, params }) => {
      const shelf = newShelf(world, newId('acct').replace('acct_', 'acct_1'));
      const country = text(nested(params, 'identity'), 'country') ?? 'US';
      shelf.country = country.toUpperCase();
      const created = iso(now(world));
      const [email, name] = [text(params, 'contact_email'), text(params, 'display_name')];
      shelf.v2 = newV2Account({ id: shelf.id, created, email, name, country, card: 'restricted' });
      return shelf.v2;
    },
  },
  {
    method: 'GET',
    path: '/v2/core/accounts',
    takes: ['limit', 'page', 'applied_configurations'],
    run: ({ world }) => ({
      data: [...world.shelves.values()].flatMap(({ v2 }) => (v2 ? [v2] : [])),
      next_page_url: null,
      previous_page_url: null,
    }),
  },
  {
    method: 'GET',
    path: '/v2/core/accounts/*',
    takes: ['include'],
    run: ({ world, id }) => {
      const found = world.shelves.get(id)?.v2;
      if (!found) throw missing('account', id);
      return found;
    },
  },
  {
    method: 'POST',
    path: '/v2/core/account_links',
    takes: ['account', 'use_case'],
    run: ({ world, params }) => {
      const account = needed(params, 'account');
      if (!world.shelves.get(account)?.v2) throw missing('account', account, 'account');
      const at = now(world);
      const onboarding = nested(nested(params, 'use_case'), 'account_onboarding');
      const back = needed(onboarding, 'return_url');
      return {
        object: 'v2.core.account_link',
        account,
        created: iso(at),
        expires_at: iso(at + 300),
        livemode: false,
        url: `${world.url}/onboard/${account}?back=${encodeURIComponent(back)}`,
        use_case: {
          type: 'account_onboarding',
          account_onboarding: { refresh_url: needed(onboarding, 'refresh_url'), return_url: back },
        },
      } satisfies Stripe.V2.Core.AccountLink;
    },
  },
];
