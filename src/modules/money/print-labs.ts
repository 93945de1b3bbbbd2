import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import { moneySchema } from './money';

/** Something a lab makes. */
const productSchema = z.strictObject({
  /** The lab's own name of it, as orders say it. */
  id: z.string().min(1).max(100),
  /** As a person reads it. */
  name: z.string().min(1).max(200),
  /** What the photographer pays for one; null where the lab does not say. */
  cost: moneySchema.nullable(),
});
/** A size or product a lab prints, with what it costs. */
export type LabProduct = z.infer<typeof productSchema>;

/** An order for a lab. Files are read by the photographs' ids (`photographs` of the kit). */
export interface LabOrder {
  /** The order's id: however often it is sent, it is made once. */
  id: string;
  account: string;
  locale: Locale;
  items: readonly { product: string; count: number; photograph: { id: string; name: string } }[];
  /** Whom the lab sends it to; null is the studio. */
  to: { name: string; lines: readonly string[]; country: string } | null;
}

/** How far an order is. */
const labStateSchema = z.discriminatedUnion('state', [
  /** The lab has it. `reference` is its own number of it. */
  z.strictObject({
    state: z.literal('taken'),
    reference: z.string().max(200).nullable(),
    cost: moneySchema.nullable(),
  }),
  /** For a lab nobody can send to: the order as a file the photographer hands on. */
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
/** Where an order is at a lab: what its labels say to photographer and client. */
export type LabState = z.infer<typeof labStateSchema>;

/** What a lab is asked within: `signal` says when nobody waits any more. */
interface Asked {
  signal: AbortSignal;
}

/** A lab that prints. Throws `KeepersError('REFUSED', {reason})` to say in words why it cannot. */
export interface PrintLab {
  /** Lower case; it is kept with each order, so it never changes. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** What it makes for an account. */
  products: (asked: { account: string; locale: Locale }, within: Asked) => Promise<LabProduct[]>;
  /** Takes an order, or says how far it is: for one order's id the same order, sent twice or at once. */
  send: (order: LabOrder, asked: Asked) => Promise<LabState>;
  /** How far it is now; a lab that tells nothing later has none. Null where it knows no such order. */
  look?: (order: Pick<LabOrder, 'id' | 'account'>, asked: Asked) => Promise<LabState | null>;
}

interface Held extends PrintLab {
  feature: string;
}

const held = () => once<Map<string, Held>>('print-labs', () => new Map());
const nameOf = ({ feature, id }: Held) => `Feature "${feature}": its print lab "${id}"`;

/** Takes a feature's labs; what does not fit among them was told before, all at once. */
export function addPrintLabs(feature: string, labs: readonly PrintLab[]): void {
  for (const lab of labs) held().set(lab.id, { ...lab, feature });
}

function requireLab(id: string): Held {
  const lab = held().get(id);
  if (!lab) throw new KeepersError('NOT_FOUND');
  return lab;
}

/** Every lab, in the order of the features. */
export const printLabs = (): { id: string; label: string }[] =>
  [...held().values()].map(({ id, label }) => ({ id, label }));

/** What a lab makes for an account. Throws NOT_FOUND, what the lab refuses in words, UNAVAILABLE where it fails. */
export async function labProducts(
  id: string,
  asked: { account: string; locale: Locale },
): Promise<LabProduct[]> {
  const lab = requireLab(id);
  return askFeature(nameOf(lab), async (signal) =>
    asAnswered(z.array(productSchema), await lab.products(asked, { signal })),
  );
}

/** Sends an order to a lab. Throws NOT_FOUND, what the lab refuses in words, UNAVAILABLE where it fails. */
export async function sendToLab(id: string, order: LabOrder): Promise<LabState> {
  const lab = requireLab(id);
  return askFeature(nameOf(lab), async (signal) =>
    asAnswered(labStateSchema, await lab.send(order, { signal })),
  );
}

/** How far an order is now; null where the lab knows nothing of it, or tells nothing by itself. */
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
