'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGalleryContext } from './gallery-context';

/** Says to somebody of the account as whom they look, and leads to the other way of looking. */
export function PreviewNote() {
  const t = useTranslations('gallery.preview');
  const { store } = useGalleryContext();
  const { as } = store.get().query;
  if (as !== 'guest' && as !== 'proofing') return null;
  const other = as === 'guest' ? 'proofing' : 'guest';
  return (
    <aside className="preview-note" aria-label={t(as)}>
      <Eye aria-hidden className="size-[1.1em] shrink-0" />
      <span>{t(as)}</span>
      <a href={`?as=${other}`}>{t(`to.${other}`)}</a>
    </aside>
  );
}
