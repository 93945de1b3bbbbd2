'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { BrandRow } from '@/modules/account/brands/queries';
import type { BrandFields } from '@/modules/account/rules/brand';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';

/** A brand's text fields, as its form shows them. */
export type BrandWords = BrandFields;

/** State of a brand's text fields, saved with conflict detection between two users. */
export function useBrandWords(brand: BrandRow) {
  const t = useTranslations('admin-studio.brands');
  const saved = useTranslations('admin')('settings.saved');
  const call = useCall();
  const current = useMemo<BrandWords>(
    () => ({
      business_name: brand.business_name,
      business_description: brand.business_description,
      website_domain: brand.website_domain,
      facebook_page_url: brand.facebook_page_url,
      contact_email: brand.contact_email,
      contact_phone: brand.contact_phone,
      sender_name: brand.sender_name,
      embed_sites: brand.embed_sites,
      accent_color: brand.accent_color,
    }),
    [brand],
  );
  return useChanges<BrandWords>({
    current,
    send: (changed, seen) =>
      call(`/api/x/studio/brands/${brand.id}`, { method: 'PUT', body: { brand: changed, seen } }),
    label: (field) => t(`field.${field}`),
    show: (_field, value) => String(value ?? ''),
    saved,
  });
}
