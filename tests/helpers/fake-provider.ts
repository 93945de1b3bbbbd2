import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  BalanceLine,
  Heard,
  OrderToPay,
  Payment,
  PaymentMethod,
  Refund,
} from '@/modules/money/payment-contract';
import type { Money } from '@/modules/money/rules/plan';

const hmac = (secret: string, raw: Buffer) => createHmac('sha256', secret).update(raw).digest('hex');
const CARD = { brand: 'visa', last4: '4242', expires: '2040-12', print: 'print4242' };
const refOf = (id: string) => `fake_${id}`;

interface Kept {
  order: OrderToPay;
  state: 'open' | 'paid' | 'failed' | 'expired';
  reason?: string;
  dispute?: Extract<Payment, { state: 'paid' }>['dispute'];
  refunds: Map<string, number>;
}

/**
 * A payment service in the test's process, with a page, refunds and signed events. It remembers what it received, like a
 * service of its own, and fails as it is set: `cut` loses the answer before or after the work was done.
 */
export class FakeProvider {
  readonly payments = new Map<string, Kept>();
  readonly calls: string[] = [];
  cut: 'before' | 'after' | null = null;
  /** The percent of its fee. */
  fee = 0;
  /** Why the next charges of kept cards fail; null: they succeed. */
  declines: string | null = null;
  /** The cards that were forgotten. */
  readonly forgotten: string[] = [];
  /** Takes from sums beyond this nothing. */
  most = 1_000_000;
  /** The lines of its balance, as a test sets them. */
  lines: BalanceLine[] = [];
  /** Holds each call back until this resolves. */
  gate: Promise<void> = Promise.resolve();

  /** Does the work of one call, and loses the answer where it is set. */
  private async call<T>(name: string, work: () => T): Promise<T> {
    this.calls.push(name);
    await this.gate;
    if (this.cut === 'before') throw new Error('cut before');
    const said = work();
    if (this.cut === 'after') throw new Error('cut after');
    return said;
  }

  private stateOf(id: string): Payment | null {
    const kept = this.payments.get(id);
    if (!kept) return null;
    const { total } = kept.order;
    const of = (amount: number): Money => ({ amount, currency: total.currency });
    if (kept.state === 'open') return { state: 'elsewhere', href: `https://pay.test/${id}`, ref: refOf(id) };
    if (kept.state === 'failed') return { state: 'failed', reason: kept.reason ?? 'declined' };
    if (kept.state === 'expired') return { state: 'cancelled' };
    const refunded = [...kept.refunds.values()].reduce((sum, one) => sum + one, 0);
    return {
      state: 'paid',
      paid: total,
      ref: refOf(id),
      fee: of(Math.floor((total.amount * this.fee) / 100)),
      refunded: of(refunded),
      ...(kept.order.keep && { kept: { ref: `card_${id}`, card: CARD } }),
      ...(kept.dispute && { dispute: kept.dispute }),
    };
  }

  readonly method: PaymentMethod = {
    id: 'fake',
    label: 'x.fake',
    takes: async ({ total, connection }) => connection !== null && total.amount <= this.most,
    pay: (order) =>
      this.call('pay', () => {
        if (!this.payments.has(order.id))
          this.payments.set(order.id, { order, state: 'open', refunds: new Map() });
        return this.stateOf(order.id) as Payment;
      }),
    look: ({ id }) => this.call('look', () => this.stateOf(id)),
    close: ({ id }) =>
      this.call('close', () => {
        const kept = this.payments.get(id);
        if (kept?.state === 'open') kept.state = 'expired';
        return this.stateOf(id);
      }),
    charge: (order) =>
      this.call('charge', () => {
        const reason = this.forgotten.includes(order.kept) ? 'card_gone' : this.declines;
        if (!this.payments.has(order.id))
          this.payments.set(order.id, {
            order,
            state: reason ? 'failed' : 'paid',
            ...(reason && { reason }),
            refunds: new Map(),
          });
        return this.stateOf(order.id) as Payment;
      }),
    forget: async ({ kept }) => {
      this.forgotten.push(kept);
    },
    refund: ({ id, payment, amount }): Promise<Refund> =>
      this.call('refund', () => {
        const kept = this.payments.get(payment.id);
        const returned = [...(kept?.refunds.values() ?? [])].reduce((sum, one) => sum + one, 0);
        if (kept?.refunds.has(id)) return { state: 'done', ref: refOf(id) };
        if (!kept || returned + amount.amount > kept.order.total.amount)
          return { state: 'failed', reason: 'refund_too_large' };
        kept.refunds.set(id, amount.amount);
        return { state: 'done', ref: refOf(id) };
      }),
    hear: async ({ raw, headers, connection }): Promise<Heard> => {
      const sent = Buffer.from(headers.get('x-fake-signature') ?? '');
      const right = Buffer.from(hmac(connection.hearing ?? '', raw));
      if (!connection.hearing || sent.length !== right.length || !timingSafeEqual(sent, right))
        throw new Error('wrong signature');
      return JSON.parse(raw.toString()) as Heard;
    },
    recent: async () => this.events(),
    balance: async () => this.lines,
  };

  /** What a person does on the payment page. */
  press(id: string, what: 'pay' | 'decline' | 'leave'): void {
    const kept = this.payments.get(id);
    if (kept?.state !== 'open' || what === 'leave') return;
    kept.state = what === 'pay' ? 'paid' : 'failed';
  }

  /** What the bank of a payer says; `held` of the money is taken back meanwhile. */
  dispute(id: string, state: 'open' | 'won' | 'lost', held: number): void {
    const kept = this.payments.get(id);
    if (kept?.state === 'paid')
      kept.dispute = { state, held: { amount: held, currency: kept.order.total.currency } };
  }

  /** One event for each payment it knows. */
  events(): Heard[] {
    return [...this.payments.keys()].map((id) => ({
      event: `evt_${id}`,
      type: 'payment.changed',
      payment: { id },
    }));
  }

  /** Its balance: what was paid, less refunds and fees. */
  balance(): number {
    let sum = 0;
    for (const { state, order, refunds, dispute } of this.payments.values())
      if (state === 'paid') {
        sum += order.total.amount - Math.floor((order.total.amount * this.fee) / 100);
        for (const amount of refunds.values()) sum -= amount;
        sum -= dispute?.held.amount ?? 0;
      }
    return sum;
  }

  /** Signs an event's bytes. */
  static sign(secret: string, event: Heard): { raw: Buffer; signature: string } {
    const raw = Buffer.from(JSON.stringify(event));
    return { raw, signature: hmac(secret, raw) };
  }
}
