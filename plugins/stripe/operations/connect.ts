import { KeepersError } from '@plugins/kit/server';
import { uuidv7 } from '@plugins/kit/server/database';
import { money } from '@plugins/kit/server/orders';
import { translator } from '@plugins/kit/server/texts';
import type Stripe from 'stripe';
import { API_VERSION, clientOf } from '../client';
import { failureOf, isForbidden, refusalCode } from '../rules/errors';
import { readKey } from '../rules/key';
import { EVENTS } from '../rules/read-event';
import { readConnection, type StripeView } from './read-connection';

const METHOD = 'stripe';

type Locale = Parameters<typeof translator>[0];

/**
 * Names what a key needs and may not do. A request that fails its checks shows the permission and changes nothing. `keeps`:
 * it also charges kept cards.
 */
async function missingRights(
  stripe: Stripe,
  keeps: boolean,
): Promise<('cards' | 'charges' | 'checkout' | 'events' | 'refunds')[]> {
  const refused = (asked: Promise<unknown>) =>
    asked.then(
      () => false,
      (error: unknown) => {
        if (isForbidden(error)) return true;
        if (refusalCode(error) !== null) return false;
        throw error;
      },
    );
  const nothing = {} as Stripe.Checkout.SessionCreateParams;
  const none = {} as Stripe.PaymentIntentCreateParams;
  const rights = [
    ['checkout', stripe.checkout.sessions.create(nothing)],
    ['refunds', stripe.refunds.create({})],
    ['charges', stripe.paymentIntents.retrieve('pi_unknown', { expand: ['latest_charge'] })],
    ['events', stripe.events.list({ limit: 1 })],
    ...(keeps ? [['cards', stripe.paymentIntents.create(none)] as const] : []),
  ] as const;
  const answers = await Promise.all(
    rights.map(async ([name, asked]) => ({ name, no: await refused(asked) })),
  );
  return answers.filter(({ no }) => no).map(({ name }) => name);
}

/** Reads the account of a key; null where the key may not read it. Throws for an unknown key. */
async function readAccount(stripe: Stripe): Promise<Stripe.Account | null> {
  try {
    return await stripe.accounts.retrieveCurrent();
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}

/**
 * Makes the endpoint by which Stripe reports payments; null where Stripe cannot reach this installation's address. Throws the client's error
 * for a key that may not.
 */
async function makeEndpoint(stripe: Stripe, id: string): Promise<{ id: string; secret: string } | null> {
  try {
    const made = await stripe.webhookEndpoints.create({
      url: money.eventsAddress(METHOD, id),
      enabled_events: [...EVENTS],
      api_version: API_VERSION,
      description: 'Keepers',
    });
    return made.secret ? { id: made.id, secret: made.secret } : null;
  } catch (error) {
    if (!isForbidden(error) && refusalCode(error) !== null) return null;
    throw error;
  }
}

/** What a connection of the platform's says of studios' accounts, which another key of the same account keeps. */
const offerOf = ({
  collects,
  connect,
  connectEndpoint,
  connectSecret,
}: Readonly<Record<string, string>>) => ({
  ...(collects && { collects }),
  ...(connect && { connect }),
  ...(connectEndpoint && { connectEndpoint }),
  ...(connectSecret && { connectSecret }),
});

/** Deletes an endpoint; one that is gone, or whose key ended, is no error: it was the last use of it. */
const dropEndpoint = async (key: string | undefined, endpoint: string | undefined): Promise<void> => {
  if (!key || !endpoint) return;
  const stripe = await clientOf(key);
  await stripe.webhookEndpoints.del(endpoint).catch(() => undefined);
};

/** Throws REFUSED for a key that is not a restricted one. */
function requireRestricted(pasted: string, locale: Locale): { key: string; live: boolean } {
  const { kind, key, live } = readKey(pasted);
  const t = translator(locale);
  if (kind === 'restricted') return { key, live };
  const reasons = {
    secret: t('stripe.refused.secretKey'),
    publishable: t('stripe.refused.publishableKey'),
    unknown: t('stripe.refused.noKey'),
  };
  throw new KeepersError('REFUSED', { reason: reasons[kind] });
}

/**
 * Turns a failure of Stripe's client into a refusal in words; another error passes through. `right`: what the key lacks where
 * it may not do the request.
 */
export function inWords(error: unknown, locale: Locale, right: 'accounts' | 'webhooks' = 'webhooks'): never {
  const t = translator(locale);
  const failure = failureOf(error);
  if (failure?.statusCode === 401)
    throw new KeepersError('REFUSED', { reason: t('stripe.refused.unknownKey') });
  if (isForbidden(error)) {
    const rights = right === 'accounts' ? t('stripe.rights.accounts') : t('stripe.rights.webhooks');
    throw new KeepersError('REFUSED', { reason: t('stripe.refused.rights', { rights }) });
  }
  if (failure) throw new KeepersError('REFUSED', { reason: t('stripe.refused.away') });
  throw error;
}

/**
 * Connects an account by a restricted key: checks what the key may do, makes the webhook endpoint, and stores the key and the
 * endpoint's secret sealed. A new key of the same Stripe account continues the connection, with the payments made by it. Throws
 * REFUSED, in the reader's language, for a key that is wrong or lacks a permission.
 */
export async function connectStripe(
  account: string | null,
  { pasted, locale }: { pasted: string; locale: Locale },
): Promise<StripeView> {
  const { key, live } = requireRestricted(pasted, locale);
  const stripe = await clientOf(key);
  const t = translator(locale);
  const before = await money.connection(account, METHOD);
  try {
    const theirs = await readAccount(stripe);
    const missing = await missingRights(stripe, account === null);
    if (missing.length) {
      const names = {
        cards: t('stripe.rights.cards'),
        checkout: t('stripe.rights.checkout'),
        refunds: t('stripe.rights.refunds'),
        charges: t('stripe.rights.charges'),
        events: t('stripe.rights.events'),
      };
      const rights = missing.map((one) => names[one]).join(', ');
      throw new KeepersError('REFUSED', { reason: t('stripe.refused.rights', { rights }) });
    }
    const same = theirs && before?.provider === theirs.id && (before.settings.live === 'yes') === live;
    const id = same ? before.id : uuidv7();
    const endpoint = await makeEndpoint(stripe, id);
    try {
      await money.saveConnection({
        account,
        method: METHOD,
        id,
        mode: 'own',
        settings: {
          ...(same && offerOf(before.settings)),
          key,
          live: live ? 'yes' : 'no',
          ...(endpoint && { endpoint: endpoint.id }),
        },
        provider: theirs?.id ?? null,
        hearing: endpoint?.secret ?? null,
        charges: theirs?.charges_enabled ?? true,
      });
    } catch (error) {
      await dropEndpoint(key, endpoint?.id);
      throw error;
    }
  } catch (error) {
    return inWords(error, locale);
  }
  await dropEndpoint(before?.settings.key, before?.settings.endpoint);
  return readConnection(account);
}

/** Disconnects an account; nothing happens where none is connected. Payments from before can still be refunded. */
export async function disconnectStripe(account: string | null): Promise<StripeView> {
  const open = await money.connection(account, METHOD);
  if (!open) return readConnection(account);
  await money.removeConnection({ account, id: open.id });
  await dropEndpoint(open.settings.key, open.settings.endpoint);
  await dropEndpoint(open.settings.key, open.settings.connectEndpoint);
  return readConnection(account);
}
