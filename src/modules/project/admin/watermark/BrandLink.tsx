'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/admin/Button';
import { Section } from '@/ui/admin/Page';

/** Links from a project to its brand, with logo, watermark and color. */
export function BrandLink({ brand, name }: { brand: string; name: string }) {
  const t = useTranslations('admin-studio.brands');
  return (
    <Section title={t('inProject')} help={t('inProjectHelp')} id="watermark-title">
      <div>
        <ButtonLink href={`/admin/brands/${brand}#watermark-title`}>{t('open', { name })}</ButtonLink>
      </div>
    </Section>
  );
}
