import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import type { EmailTexts } from '@/ui/primitives/EmailForm';

/** The words of the form, and of a page that is opened again after an address was left. */
export interface OfferTexts extends EmailTexts {
  /** An address was left in this browser before. */
  left: string;
  /** Shows the form again. */
  another: string;
}

/** A form for an address, on the page of a project that is not open now. */
export interface ClosedOffer {
  /** Where the form is sent, as `email` and `pass`. */
  action: string;
  /** Proves that its holder was shown the page of this project. */
  pass: string;
  /** Id of the project: the browser remembers by it that an address was left. */
  event: string;
  /** The wait of this moment; null where no address waits. An address left in another one has been mailed. */
  wait: string | null;
  texts: OfferTexts;
}

/** What admits a person to a project once it is open: its code (or link for guests), their invitation, or a grant of before. */
export type ProvedBy = 'code' | { invitation: string } | { grant: string };

/** Returns what a feature offers a person who proved a code, link or grant of a project that is not open now. */
export type FindClosedOffer = (
  event: { id: string; code: string },
  locale: Locale,
  by: ProvedBy,
) => Promise<ClosedOffer>;

const held = () => once<{ find: FindClosedOffer | null }>('closed-offer', () => ({ find: null }));

/** Registers the feature that offers something on the page of a project that is not open now: one for all. */
export function provideClosedOffer(find: FindClosedOffer): void {
  held().find = find;
}

/** What is offered on the page of a project that is not open now; null where no feature does. */
export const closedOffer = async (...of: Parameters<FindClosedOffer>): Promise<ClosedOffer | null> =>
  (await held().find?.(...of)) ?? null;
