import { wasEntered } from '@/modules/access/grants/queries';
import type { EventRow } from '@/modules/access/queries';

/** Why a person with a code, link or grant of a project sees no photographs. */
export type ClosedReason = 'expired' | 'closed' | 'notOpen' | 'revoked';

/** The content of the page shown instead of such a project. */
export interface ClosedPageFacts {
  reason: ClosedReason;
  brand: { name: string; logo: string | null; accent: string | null; contact: string | null };
}

export type BrandFacts = Pick<EventRow, 'id' | 'brand_name' | 'brand_accent' | 'brand_contact'>;

/**
 * Returns the content of the page for a project that was refused with `code`. A project that had visitors before is
 * shown as closed again, not as one that opens later.
 */
export async function closedPage(
  event: BrandFacts,
  code: 'PROJECT_EXPIRED' | 'PROJECT_NOT_OPEN' | 'LINK_NOT_VALID',
): Promise<ClosedPageFacts> {
  const reason = async (): Promise<ClosedReason> => {
    if (code === 'LINK_NOT_VALID') return 'revoked';
    if (code === 'PROJECT_EXPIRED') return 'expired';
    return (await wasEntered(event.id)) ? 'closed' : 'notOpen';
  };
  const brand = {
    name: event.brand_name,
    logo: null,
    accent: event.brand_accent,
    contact: event.brand_contact,
  };
  return { reason: await reason(), brand };
}
