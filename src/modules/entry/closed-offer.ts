import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import type { EmailTexts } from '@/ui/primitives/EmailForm';

/** A form for an address, on the page of a project that is not open yet. */
export interface ClosedOffer {
  /** Where the form is sent, as `email` and `pass`. */
  action: string;
  /** Proves that its holder was shown the page of this project. */
  pass: string;
  texts: EmailTexts;
}

/** Returns what a feature offers a person who proved a code, link or pass of a project that is not open yet. */
export type FindClosedOffer = (event: { id: string }, locale: Locale) => ClosedOffer;

const held = () => once<{ find: FindClosedOffer | null }>('closed-offer', () => ({ find: null }));

/** Registers the feature that offers something on the page of a project that is not open yet: one for all. */
export function provideClosedOffer(find: FindClosedOffer): void {
  held().find = find;
}

/** What is offered on the page of a project that is not open yet; null where no feature does. */
export const closedOffer: (...of: Parameters<FindClosedOffer>) => ClosedOffer | null = (event, locale) =>
  held().find?.(event, locale) ?? null;
