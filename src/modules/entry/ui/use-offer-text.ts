import { useTranslations } from 'next-intl';
import type { FreeOffer } from '@/modules/money/rules/plan';

/** Returns what a new studio gets for free as a sentence; empty if nothing is free. */
export function useOfferText(offer: FreeOffer | null | undefined): string {
  const t = useTranslations('account.offer');
  if (!offer) return '';
  return offer.projects === null ? t('unlimited') : t('projects', { projects: offer.projects });
}
