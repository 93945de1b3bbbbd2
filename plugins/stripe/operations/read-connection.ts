import type { Money } from '@plugins/kit/rules';
import { holdsMoney } from '@plugins/kit/server/internal';
import { money } from '@plugins/kit/server/orders';

const METHOD = 'stripe';

/** An account's connection, as its owner sees it: never the key. */
export interface StripeView {
  /** It is the platform's, which operators connect: studios pay for their plans by it. */
  platform: boolean;
  /** Null while nothing is connected. */
  connection: {
    /** `own`: by the studio's key; `connect`: an account of the platform's; `collected`: the platform holds the money. */
    mode: 'own' | 'connect' | 'collected';
    /** Stripe's id of the account; null where the key may not read it. */
    account: string | null;
    /** Real money, else a test. */
    live: boolean;
    /** Whether Stripe lets the account take payments now. */
    charges: boolean;
    /** Whether Stripe tells us of payments; without it they are found by asking. */
    hears: boolean;
  } | null;
  /** Whether studios may be paid through the platform's Stripe, and the percent that the platform keeps then. */
  connect: { offered: boolean; collects: boolean; percent: number };
  /** Payments of which Keepers and Stripe say different sums, as each night compares them. */
  mismatches: { payment: string; reason: 'missing' | 'unknown' | 'differs'; ours: Money; theirs: Money }[];
}

/** The payments of which both sides say different sums. */
async function listMismatches(account: string | null): Promise<StripeView['mismatches']> {
  const found = (await money.mismatches(account)).filter(({ method }) => method === METHOD);
  return found.map(({ payment, reason, ours, theirs, currency }) => ({
    payment,
    reason,
    ours: { amount: ours, currency },
    theirs: { amount: theirs, currency },
  }));
}

/** Returns the connection of an account, or (null) of the platform. */
export async function readConnection(account: string | null): Promise<StripeView> {
  const [view] = (await money.connections(account)).filter(({ method }) => method === METHOD);
  const [open, platforms] = await Promise.all([
    view && money.connection(account, METHOD),
    money.connection(null, METHOD),
  ]);
  const platform = account === null;
  const connect = {
    offered: platforms?.settings.connect === 'yes',
    collects: platforms !== null && (await holdsMoney()),
    percent: platform ? 0 : await money.commissionPercent(account),
  };
  const more = { platform, connect, mismatches: await listMismatches(account) };
  if (!view || !open) return { ...more, connection: null };
  const { mode, provider, charges } = view;
  const hearing = {
    own: open.hearing,
    connect: platforms?.settings.connectSecret,
    collected: platforms?.hearing,
  }[mode];
  return {
    ...more,
    connection: {
      mode,
      account: provider,
      live: open.settings.live === 'yes',
      charges,
      hears: Boolean(hearing),
    },
  };
}

/** Stores more settings of the platform's connection; what else is stored of it stays. */
export async function changePlatform(more: Record<string, string>): Promise<void> {
  const [view] = (await money.connections(null)).filter(({ method }) => method === METHOD);
  const open = view && (await money.connection(null, METHOD));
  if (!open) return;
  const { id, settings, provider, hearing } = open;
  await money.saveConnection({
    account: null,
    method: METHOD,
    id,
    mode: 'own',
    settings: { ...settings, ...more },
    provider,
    hearing,
    charges: view.charges,
  });
}
