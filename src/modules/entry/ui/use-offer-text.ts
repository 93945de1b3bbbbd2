import { useTranslations } from 'next-intl';
import type { FreeOffer } from '@/modules/money/rules/plan';

/** What a new studio gets without paying, as a sentence; empty where nothing is free. */
export function useOfferText(offer: FreeOffer | null | undefined): string {
  const t = useTranslations('account.offer');
  if (!offer) return '';
  return offer.projects === null ? t('unlimited') : t('projects', { projects: offer.projects });
}
