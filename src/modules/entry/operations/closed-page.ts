import { isKeepersError } from '@/core/errors/errors';
import { isLocale } from '@/core/i18n/locale';
import { wasEntered } from '@/modules/access/grants/queries';
import type { EventRow } from '@/modules/access/queries';
import { type ClosedOffer, closedOffer, type ProvedBy } from '@/modules/entry/closed-offer';

/** Why a person with a code, link or grant of a project sees no photographs. */
export type ClosedReason = 'expired' | 'closed' | 'notOpen' | 'revoked';

/** The content of the page shown instead of such a project. */
export interface ClosedPageFacts {
  reason: ClosedReason;
  brand: { name: string; logo: string | null; accent: string | null; contact: string | null };
  /** What a feature offers until it is open, or open again. */
  offer?: ClosedOffer | null;
}

export type BrandFacts = Pick<
  EventRow,
  'id' | 'code' | 'paused' | 'brand_name' | 'brand_accent' | 'brand_contact'
>;

/**
 * Returns the content of the page for a project that was refused with `code`. A project that had visitors before is
 * shown as closed again, not as one that opens later. Only for a person who proved a code, link or grant of it (`by`; null
 * where that is not known: nothing is offered).
 */
export async function closedPage(
  event: BrandFacts,
  code: 'PROJECT_EXPIRED' | 'PROJECT_NOT_OPEN' | 'LINK_NOT_VALID',
  locale: string,
  by: ProvedBy | null,
): Promise<ClosedPageFacts> {
  const reason = await reasonOf(event, code);
  const brand = {
    name: event.brand_name,
    logo: null,
    accent: event.brand_accent,
    contact: event.brand_contact,
  };
  const opensLater = code === 'PROJECT_NOT_OPEN' && !event.paused;
  const offer = opensLater && by && isLocale(locale) ? await closedOffer(event, locale, by) : null;
  return { reason, brand, ...(offer && { offer }) };
}

async function reasonOf(event: BrandFacts, code: Parameters<typeof closedPage>[1]): Promise<ClosedReason> {
  if (code === 'LINK_NOT_VALID') return 'revoked';
  if (code === 'PROJECT_EXPIRED') return 'expired';
  return (await wasEntered(event.id)) ? 'closed' : 'notOpen';
}

/**
 * Returns the address of the page that says why a project is closed, for a person who proved its `code`; null for any
 * other error.
 */
export function closedPath(error: unknown, code: string | undefined): string | null {
  if (!isKeepersError(error) || !code) return null;
  if (error.code !== 'PROJECT_EXPIRED' && error.code !== 'PROJECT_NOT_OPEN') return null;
  const { event } = error as { event?: { id: string } };
  return event ? `/events/${event.id}?c=${encodeURIComponent(code)}` : null;
}
