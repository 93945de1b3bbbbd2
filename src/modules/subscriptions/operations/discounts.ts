import { z } from 'zod';
import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { isId } from '@/modules/access/grants/viewer';
import { PLAN_MAX } from '@/modules/money/rules/plan';
import {
  endLink,
  findLink,
  insertLink,
  insertUse,
  lockLink,
} from '@/modules/subscriptions/queries/discounts';
import {
  DISCOUNT_CODE,
  type DiscountLink,
  discountCode,
  discountOf,
  isActive,
} from '@/modules/subscriptions/rules/discount-link';
import type { Subscription } from '@/modules/subscriptions/rules/subscription';
import { changeSubscriptionIn, latestDay, type Opened } from './open-subscription';

/** A new discount link; a percent, or a sum in each currency. */
export const newLink = z
  .strictObject({
    code: z.string().transform(discountCode).pipe(z.string().regex(DISCOUNT_CODE)),
    percent: z.number().int().min(0).max(100).default(0),
    amount_usd: z.number().int().min(0).max(100_000_00).default(0),
    amount_ils: z.number().int().min(0).max(100_000_00).default(0),
    invoices: z.number().int().min(1).max(120).nullable().default(null),
    plans: z.array(z.string().max(PLAN_MAX)).max(50).default([]),
    ends_on: z.iso.date().nullable().default(null),
    most: z.number().int().min(1).max(1_000_000).nullable().default(null),
  })
  .refine(({ percent, amount_usd, amount_ils }) => percent > 0 || (amount_usd > 0 && amount_ils > 0), {
    path: ['percent'],
    message: 'blank',
  });

/** Adds a discount link. Throws INVALID_INPUT for a code that there is. */
export async function addDiscount(input: z.infer<typeof newLink>): Promise<{ id: string }> {
  const id = uuidv7();
  if (!(await insertLink(pool(), { ...input, id, now: clock() })))
    throw new KeepersError('INVALID_INPUT', {}, { code: 'taken' });
  return { id };
}

/** Ends a discount link: accounts that have not bought by it pay the whole price. Throws NOT_FOUND. */
export async function endDiscount(id: string): Promise<void> {
  if (!isId(id) || !(await endLink(pool(), { id, now: clock() }))) throw new KeepersError('NOT_FOUND');
}

/** Returns an active link by what was typed; null for any other. */
export async function findDiscount(typed: string): Promise<DiscountLink | null> {
  const code = discountCode(typed);
  const link = DISCOUNT_CODE.test(code) ? await findLink(pool(), code) : null;
  return link && isActive(link, { today: latestDay(), held: false }) ? link : null;
}

/** What a link gives, as the sign-up page says it. */
export type SignUpDiscount = Pick<
  DiscountLink,
  'code' | 'percent' | 'amount_usd' | 'amount_ils' | 'invoices'
>;

/** Returns what the link of an address gives: nothing without one, `null` for one that is not active. */
export async function readSignUpDiscount(
  typed: string | string[] | undefined,
): Promise<{ discount?: SignUpDiscount | null }> {
  const code = [typed].flat()[0];
  if (!code) return {};
  const link = await findDiscount(code);
  if (!link) return { discount: null };
  const { percent, amount_usd, amount_ils, invoices } = link;
  return { discount: { code: link.code, percent, amount_usd, amount_ils, invoices } };
}

/**
 * Gives an account the discount of a link, under the link's lock: two accounts cannot take the last use. Throws
 * DISCOUNT_NOT_ACTIVE, also for a link that the account used before.
 */
export async function attachDiscount(sql: Sql, account: string, typed: string): Promise<void> {
  const code = discountCode(typed);
  const link = DISCOUNT_CODE.test(code) ? await lockLink(sql, { code }) : null;
  await changeSubscriptionIn(sql, account, async ({ sub, today, now }) => {
    if (!link || !isActive(link, { today, held: false })) throw new KeepersError('DISCOUNT_NOT_ACTIVE');
    if (!(await insertUse(sql, { link: link.id, account, now })))
      throw new KeepersError('DISCOUNT_NOT_ACTIVE');
    return { sub: { ...sub, discount: discountOf(link, sub.currency) } };
  });
}

/** As `attachDiscount`, in a transaction of its own. */
export const enterDiscount = (account: string, typed: string): Promise<void> =>
  transaction((sql) => attachDiscount(sql, account, typed));

/**
 * Whether an account's discount is still given, with its link locked: what was bought by it before keeps it for its
 * number of invoices.
 */
export async function keepsDiscount(
  sql: Sql,
  { today }: Opened,
  { discount, invoices }: Subscription,
): Promise<boolean> {
  if (!discount || invoices.some(({ discounted, state }) => discounted && state === 'paid')) return true;
  const link = await lockLink(sql, { id: discount.link });
  return link !== null && isActive(link, { today, held: true });
}
