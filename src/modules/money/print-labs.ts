import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import { moneySchema } from './money';

/** A product of a lab. */
const productSchema = z.strictObject({
  /** The lab's own id of it, used in orders. */
  id: z.string().min(1).max(100),
  /** Its name for people. */
  name: z.string().min(1).max(200),
  /** What the photographer pays for one; null if the lab does not say. */
  cost: moneySchema.nullable(),
});
/** A size or product that a lab prints, with its cost. */
export type LabProduct = z.infer<typeof productSchema>;

/** An order for a lab. Files are read by the photographs' ids (`photographs` of the kit). */
export interface LabOrder {
  /** The order's id, which makes sending idempotent. */
  id: string;
  account: string;
  locale: Locale;
  items: readonly { product: string; count: number; photograph: { id: string; name: string } }[];
  /** The lab's shipping address; null is the studio. */
  to: { name: string; lines: readonly string[]; country: string } | null;
}

/** The state of an order. */
const labStateSchema = z.discriminatedUnion('state', [
  /** The lab has accepted it. `reference` is its own number of it. */
  z.strictObject({
    state: z.literal('taken'),
    reference: z.string().max(200).nullable(),
    cost: moneySchema.nullable(),
  }),
  /** For a lab without an interface: the order as a file that the photographer sends. */
  z.strictObject({
    state: z.literal('file'),
    file: z.strictObject({
      name: z.string().regex(/^[\w.-]{1,100}$/),
      type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
      text: z.string().max(1_000_000),
    }),
  }),
  z.strictObject({ state: z.literal('shipped'), follow: z.url({ protocol: /^https$/ }).nullable() }),
  z.strictObject({ state: z.literal('cancelled') }),
]);
/** The state of an order at a lab, with labels for photographer and client. */
export type LabState = z.infer<typeof labStateSchema>;

/** Context of a call: `signal` aborts when the caller stops waiting. */
interface CallOptions {
  signal: AbortSignal;
}

/** A print lab. Throws `KeepersError('REFUSED', {reason})` to refuse with a reason. */
export interface PrintLab {
  /** Lower case; stored with each order, so it never changes. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** Returns its products for an account. */
  products: (asked: { account: string; locale: Locale }, within: CallOptions) => Promise<LabProduct[]>;
  /** Sends an order, or returns its state. Idempotent per order id, also for concurrent calls. */
  send: (order: LabOrder, asked: CallOptions) => Promise<LabState>;
  /** Returns the current state; omitted by labs that report nothing later. Null for an unknown order. */
  look?: (order: Pick<LabOrder, 'id' | 'account'>, asked: CallOptions) => Promise<LabState | null>;
}

interface Held extends PrintLab {
  feature: string;
}

const held = () => once<Map<string, Held>>('print-labs', () => new Map());
const nameOf = ({ feature, id }: Held) => `Feature "${feature}": its print lab "${id}"`;

/** Registers a feature's labs, whose validity was checked before. */
export function addPrintLabs(feature: string, labs: readonly PrintLab[]): void {
  for (const lab of labs) held().set(lab.id, { ...lab, feature });
}

function requireLab(id: string): Held {
  const lab = held().get(id);
  if (!lab) throw new KeepersError('NOT_FOUND');
  return lab;
}

/** Returns every lab, in the order of the features. */
export const printLabs = (): { id: string; label: string }[] =>
  [...held().values()].map(({ id, label }) => ({ id, label }));

/**
 * Returns a lab's products for an account. Throws NOT_FOUND, REFUSED with the lab's reason, UNAVAILABLE if it fails.
 */
export async function labProducts(
  id: string,
  asked: { account: string; locale: Locale },
): Promise<LabProduct[]> {
  const lab = requireLab(id);
  return askFeature(nameOf(lab), async (signal) =>
    asAnswered(z.array(productSchema), await lab.products(asked, { signal })),
  );
}

/** Sends an order to a lab. Throws NOT_FOUND, REFUSED with the lab's reason, UNAVAILABLE if it fails. */
export async function sendToLab(id: string, order: LabOrder): Promise<LabState> {
  const lab = requireLab(id);
  return askFeature(nameOf(lab), async (signal) =>
    asAnswered(labStateSchema, await lab.send(order, { signal })),
  );
}

/** Returns the current state of an order; null if the lab does not know it, or has no `look`. */
export async function lookAtLab(
  id: string,
  order: Pick<LabOrder, 'id' | 'account'>,
): Promise<LabState | null> {
  const lab = requireLab(id);
  if (!lab.look) return null;
  return askFeature(nameOf(lab), async (signal) => {
    const said = await lab.look?.(order, { signal });
    return said ? asAnswered(labStateSchema, said) : null;
  });
}
