'use client';

import { useTranslations } from 'next-intl';
import type { SamplePhoto } from '@/modules/account/queries/brands-repo';
import { accentIn } from '@/ui/gallery/accent-tokens';
import type { BrandWords } from './brand-words';
import css from './brands.module.css';

/** Preview of the brand on a gallery's cover and in a mail. Updates as the user types. */
export function BrandPreview({
  brand,
  shown,
  logo,
  photo,
}: {
  brand: string;
  shown: BrandWords;
  logo: string | null;
  photo: SamplePhoto | null;
}) {
  const t = useTranslations('admin-studio.brands');
  // The shade that galleries make of it, so that it can be read.
  const shade = accentIn('light', shown.accent_color || null);
  const colors = shade ? { background: shade.accent, color: shade.text } : undefined;
  const name = shown.business_name || t('unnamed');
  return (
    <aside className={css.beside} aria-label={t('asSeen')}>
      <h2>{t('asSeen')}</h2>
      <div className={css.cover} style={photo ? { backgroundImage: `url("${photo.src}")` } : undefined}>
        {logo ? (
          <img src={`/api/x/studio/brands/${brand}/logo?v=${logo}`} alt={name} />
        ) : (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        <span className={css.sampleButton} style={colors}>
          {t('sampleButton')}
        </span>
      </div>
      <div className={css.letter}>
        <i style={colors} aria-hidden>
          {[...name][0]}
        </i>
        <p>
          <strong>
            <bdi>{shown.sender_name || name}</bdi>
          </strong>
          <span>{t('sampleMail')}</span>
        </p>
      </div>
    </aside>
  );
}
