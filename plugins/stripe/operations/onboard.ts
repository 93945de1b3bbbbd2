import { KeepersError } from '@plugins/kit/server';
import { sellerIdentity } from '@plugins/kit/server/internal';
import { money } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { API_VERSION, type Connection, clientOf } from '../client';
import { isForbidden, refusalCode } from '../rules/errors';
import { EVENTS } from '../rules/read-event';
import { inWords } from './connect';
import { changePlatform, readConnection, type StripeView } from './read-connection';

const METHOD = 'stripe';
type Locale = Parameters<typeof inWords>[1];

/** The platform's connection. Throws METHOD_NOT_OFFERED where its operator connected none. */
async function platformConnection(): Promise<Connection & { settings: { key: string } }> {
  const open = await money.connection(null, METHOD);
  if (!open?.settings.key) throw new KeepersError('METHOD_NOT_OFFERED');
  return open as Connection & { settings: { key: string } };
}

/** The endpoint that hears of connected accounts; null where Stripe cannot reach this installation: a job asks each hour. */
async function hearAccounts(
  stripe: Stripe,
  connection: string,
): Promise<{ id: string; secret: string } | null> {
  try {
    const made = await stripe.webhookEndpoints.create({
      url: money.eventsAddress(METHOD, connection),
      enabled_events: [...EVENTS],
      api_version: API_VERSION,
      connect: true,
      description: 'Keepers: studios',
    });
    return made.secret ? { id: made.id, secret: made.secret } : null;
  } catch (error) {
    if (!isForbidden(error) && refusalCode(error) !== null) return null;
    throw error;
  }
}

/**
 * Lets studios be paid through the platform's Stripe, or stops offering it: studios that are connected stay so. Throws
 * METHOD_NOT_OFFERED without a connection of the platform's, REFUSED for a key that lacks a permission.
 */
export async function offerAccounts(on: boolean, locale: Locale): Promise<StripeView> {
  const open = await platformConnection();
  const { id, settings } = open;
  const stripe = await clientOf(settings.key);
  try {
    // Only a key that may read accounts can connect them.
    if (on) await stripe.v2.core.accounts.list({ limit: 1 });
    const heard = on && !settings.connectSecret ? await hearAccounts(stripe, id) : null;
    const more = heard && { connectEndpoint: heard.id, connectSecret: heard.secret };
    await changePlatform({ ...more, connect: on ? 'yes' : 'no' });
  } catch (error) {
    return inWords(error, locale, 'accounts');
  }
  return readConnection(null);
}

const INCLUDE: Stripe.V2.Core.AccountCreateParams.Include[] = ['configuration.merchant', 'requirements'];

const isActive = ({ configuration }: Stripe.V2.Core.Account): boolean =>
  configuration?.merchant?.capabilities?.card_payments?.status === 'active';

async function makeAccount(
  stripe: Stripe,
  account: string,
  email: string,
): Promise<{ id: string; active: boolean }> {
  const { country, name, type } = await sellerIdentity(account);
  if (country === null) throw new KeepersError('SELLER_INCOMPLETE');
  const made = await stripe.v2.core.accounts.create(
    {
      contact_email: email,
      ...(name && { display_name: name }),
      identity: {
        country: country.toLowerCase(),
        ...(type && { entity_type: type === 'business' ? ('company' as const) : ('individual' as const) }),
      },
      // Stripe collects its fees from the studio, and losses are between the two.
      defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
      dashboard: 'full',
      configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
      metadata: { account },
      include: INCLUDE,
    },
    // Asking again after a lost answer makes no second account.
    { idempotencyKey: `connect:${account}` },
  );
  return { id: made.id, active: isActive(made) };
}

const save = (
  account: string,
  { id, provider, live, active }: { id?: string; provider: string; live: string; active: boolean },
) =>
  money.saveConnection({
    account,
    method: METHOD,
    ...(id !== undefined && { id }),
    mode: 'connect',
    settings: { live, active: active ? 'yes' : 'no' },
    provider,
    charges: active,
  });

/**
 * Begins, or continues, an account's onboarding at Stripe, and returns the address of its page: it ends after minutes. The
 * account of an earlier try is used again. Throws METHOD_NOT_OFFERED, SELLER_INCOMPLETE while the studio's country is not
 * known, REFUSED.
 */
export async function beginOnboarding(
  account: string,
  { email, back, locale }: { email: string; back: string; locale: Locale },
): Promise<{ href: string }> {
  const platform = await platformConnection();
  const before = await money.connection(account, METHOD);
  const connected = before?.mode === 'connect' ? before : null;
  if (platform.settings.connect !== 'yes' && !connected) throw new KeepersError('METHOD_NOT_OFFERED');
  const stripe = await clientOf(platform.settings.key);
  const live = platform.settings.live ?? 'no';
  try {
    let provider = connected?.provider ?? null;
    if (provider === null) {
      const made = await makeAccount(stripe, account, email);
      provider = made.id;
      await save(account, { provider, live, active: made.active });
    }
    const link = await stripe.v2.core.accountLinks.create({
      account: provider,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: { refresh_url: back, return_url: back },
      },
    });
    return { href: link.url };
  } catch (error) {
    return inWords(error, locale, 'accounts');
  }
}

/** Asks Stripe whether a connected account takes payments by now, and stores it. A failure leaves it as it was. */
export async function refreshAccount(account: string): Promise<void> {
  const open = await money.connection(account, METHOD);
  const platform = await money.connection(null, METHOD);
  if (open?.mode !== 'connect' || !open.provider || !platform?.settings.key) return;
  const stripe = await clientOf(platform.settings.key);
  const found = await stripe.v2.core.accounts.retrieve(open.provider, { include: INCLUDE }).catch(() => null);
  if (!found) return;
  const active = isActive(found);
  if (active === (open.settings.active === 'yes')) return;
  await save(account, { id: open.id, provider: open.provider, live: open.settings.live ?? 'no', active });
}
