'use client';

import { useT } from '@plugins/kit/admin';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { extraOf } from '../../rules/extra-spreads';
import type { BarProps } from './EditorBar';
import css from './editor.module.css';

/** What spreads beyond the product's fewest cost; nothing where none do. */
export function ExtraSpreads({ view, album }: Pick<BarProps, 'view' | 'album'>) {
  const t = useT('albums.admin.editor');
  const locale = useLocale();
  const extra = extraOf(album.document.spreads.length, view.product);
  if (!extra) return null;
  return (
    <p className={css.density}>
      {t('extra', { count: extra.spreads, least: extra.least, price: moneyWords(extra.price, locale) })}
    </p>
  );
}
