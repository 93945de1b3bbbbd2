import { type Decision, refuse } from '@plugins/kit/server/rules';

/** The state of an order: placed, paid, sent, given up. */
export type OrderState = 'open' | 'paid' | 'done' | 'cancelled';

/** What the studio does to an order. */
export type OrderAct = 'paid' | 'unpaid' | 'sent' | 'unsent' | 'cancelled';

const FROM: Record<OrderAct, readonly OrderState[]> = {
  paid: ['open', 'done'],
  unpaid: ['paid', 'done'],
  sent: ['open', 'paid'],
  unsent: ['done'],
  cancelled: ['open'],
};

/** Decides an act of the studio; a repeated one changes nothing. */
export function decideAct(state: OrderState, act: OrderAct): Decision {
  return FROM[act].includes(state) ? { allowed: true } : refuse('STALE');
}
