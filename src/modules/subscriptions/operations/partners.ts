import { randomBytes } from 'node:crypto';
import { pool, type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { clock } from '@/core/time/clock';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { readPlans } from '@/modules/money/plans';
import {
  countClick,
  countGiven,
  countPartner,
  decideSignUp,
  ensureLink,
  findSameHands,
  insertSignUp,
  listWaiting,
  lockSignUp,
  type PartnerCounts,
  type WaitingReward,
} from '@/modules/subscriptions/queries/partners';
import { type Day, daysBetween, plusMonths } from '@/modules/subscriptions/rules/calendar';
import { give } from '@/modules/subscriptions/rules/give';
import { limitsOf } from '@/modules/subscriptions/rules/offers';
import { sendNotice } from '@/modules/subscriptions/send-notice';
import { bringToToday } from './bill-account';
import { changeSubscriptionIn } from './open-subscription';

/** Months of the unlimited plan for each new account that pays. */
export const REWARD_MONTHS = 2;
/** Months that it must have paid before. */
const WAIT_MONTHS = 2;
/** More rewards than this in 30 days wait for the operator. */
const MOST_A_MONTH = 5;

/** A partner's area. */
export interface PartnerView extends PartnerCounts {
  link: string;
  clicks: number;
  /** Accounts that pay: how many days until their reward. */
  waiting: { days: number; held: boolean }[];
}

const codeOf = (): string => randomBytes(6).toString('base64url').replace(/[-_]/g, 'x').toLowerCase();
const earnedOn = (paid: Day): Day => plusMonths(paid, WAIT_MONTHS);
const today = (): Day => clock().toISOString().slice(0, 10);

/** Returns an account's link, which is made with the first call, and what it has brought. */
export async function showPartner(account: string): Promise<PartnerView> {
  const { code, clicks } = await ensureLink(pool(), { account, code: codeOf(), now: clock() });
  const [counts, open] = await Promise.all([countPartner(pool(), account), listWaiting(pool(), account)]);
  const waiting = open.flatMap(({ paid_on, pays, state }) =>
    paid_on && pays
      ? [{ days: Math.max(0, daysBetween(today(), earnedOn(paid_on))), held: state === 'held' }]
      : [],
  );
  return { link: `${env().publicUrl}/r/${code}`, clicks, ...counts, waiting };
}

/** Whether a text can be a code: it comes from an address or a cookie. */
const isCode = (text: string): boolean => /^[a-z0-9]{4,20}$/.test(text);

/** Counts an opened link. Returns whether there is one. */
export const openPartnerLink = async (code: string): Promise<boolean> =>
  isCode(code) && countClick(pool(), code);

/** Notes that an account signed up by a partner's link; the last link before signing up counts. */
export async function notePartner(sql: Sql, account: string, code: string): Promise<void> {
  if (isCode(code)) await insertSignUp(sql, { account, code, now: clock() });
}

/** Decides one sign-up, and gives the reward in the same transaction. `force`: the operator has decided. */
async function reward({ account, partner }: WaitingReward, force: boolean): Promise<void> {
  const { unlimited } = await readPlans();
  await transaction(async (sql) => {
    if (!(await lockSignUp(sql, account))) return;
    const now = clock();
    const own = await findSameHands(sql, { account, partner });
    if (own && !force) return decideSignUp(sql, { account, state: 'refused', why: own, now });
    const since = new Date(now.getTime() - 30 * 24 * 3600_000);
    if (!force && (await countGiven(sql, { partner, since })) >= MOST_A_MONTH)
      return decideSignUp(sql, { account, state: 'held', why: 'many', now });
    await decideSignUp(sql, { account, state: 'given', why: null, now });
    await changeSubscriptionIn(sql, partner, async (opened) => {
      const { sub: before } = await bringToToday(sql, opened);
      const gift = { months: REWARD_MONTHS, plan: 'unlimited', limits: limitsOf(unlimited) };
      const sub = give(before, { ...gift, source: 'reward' }, opened.today);
      await recordAudit(sql, 'plan.given', { account: partner, subject: 'unlimited', count: REWARD_MONTHS });
      await sendNotice(sql, opened.account, { sub, notice: { what: 'reward', on: null } });
      return { sub };
    });
  });
}

/**
 * Gives partners their rewards: for each account that first paid two months ago, whose money was kept, and that still
 * pays. One that fails does not stop the others.
 */
export async function giveRewards(): Promise<void> {
  const day = today();
  for (const one of await listWaiting(pool(), null)) {
    if (one.state !== 'waiting' || !one.pays || !one.paid_on || earnedOn(one.paid_on) > day) continue;
    try {
      await reward(one, false);
    } catch (error) {
      console.error(
        `The reward for the sign-up of account ${one.account} was not given: ${errorLine(error)}.`,
      );
    }
  }
}

/** The operator gives a reward that is held. Nothing happens for one that is not. */
export async function giveHeld(account: string): Promise<void> {
  const held = (await listWaiting(pool(), null)).find(
    (one) => one.account === account && one.state === 'held',
  );
  if (held) await reward(held, true);
}
