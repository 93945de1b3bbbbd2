import type { Sql } from '@/core/db/pool';
import { once } from '@/core/process/state';
import type { Authorized } from '@/modules/access/grants/viewer';
import type { Money } from '@/modules/money/rules/plan';

/** Picks beyond a product's limit that have a price and are not paid yet. */
export interface OpenExtras {
  product: string;
  name: string;
  extras: number;
  /** Of each. */
  price: Money;
}

/** What an order paid of a product's extras. */
export interface PaidExtras {
  product: string;
  extras: number;
  paid: Money;
}

/** What features that sell know of the extras of a selection. */
export interface SelectionExtras {
  /** Returns the unpaid extras of a completed selection; none while it is open. */
  open: (sql: Sql, event: string) => Promise<OpenExtras[]>;
  /** Sets which extras an order has paid: what it paid before is replaced, so that repeating changes nothing. */
  setPaid: (
    sql: Sql,
    order: { account: string; event: string; order: string; extras: readonly PaidExtras[] },
  ) => Promise<void>;
}

/** Where a person pays the extras of a selection, and how much; null where the studio takes no payments. */
export type PayExtras = (entered: Authorized) => Promise<{ path: string; total: Money } | null>;

interface Held {
  extras: SelectionExtras | null;
  pay: PayExtras | null;
}
const held = () => once<Held>('selection-extras', () => ({ extras: null, pay: null }));

/** Registers the feature that knows the extras. */
export function provideExtras(extras: SelectionExtras): void {
  held().extras = extras;
}

/** Registers the feature by which extras are paid. */
export function providePayment(pay: PayExtras): void {
  held().pay = pay;
}

/** Returns the unpaid extras of a completed selection; none without a feature that knows them. */
export const openExtras = async (sql: Sql, event: string): Promise<OpenExtras[]> =>
  (await held().extras?.open(sql, event)) ?? [];

/** Sets which extras an order has paid. */
export const setPaidExtras: SelectionExtras['setPaid'] = async (sql, order) =>
  held().extras?.setPaid(sql, order);

/** Returns where a person pays the extras of a selection; null where they settle them with the studio. */
export const payExtras: PayExtras = async (entered) => (await held().pay?.(entered)) ?? null;
