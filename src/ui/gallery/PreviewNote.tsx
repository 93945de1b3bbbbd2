'use client';

import { ArrowLeft, Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';

export interface PreviewNoteProps {
  /** The previewed role, as in the page's address; the note is empty for any other value. */
  as: string;
  /** The project's id. */
  event: string;
}

/** The strip above a preview: as whom the photographer looks, the other role, and the way back to the project. */
export function PreviewNote({ as, event }: PreviewNoteProps) {
  const t = useTranslations('gallery.preview');
  if (as !== 'guest' && as !== 'proofing') return null;
  const other = as === 'guest' ? 'proofing' : 'guest';
  return (
    <aside className="preview-note" aria-label={t(as)}>
      <a href={`/admin/projects/${event}`} aria-label={t('back')}>
        <ArrowLeft aria-hidden className="size-[1.1em] shrink-0 rtl:-scale-x-100" />
        <span className="max-sm:sr-only">{t('back')}</span>
      </a>
      <span className="preview-text">
        <Eye aria-hidden className="size-[1.1em] shrink-0" />
        <span>{t(as)}</span>
      </span>
      <a href={`?as=${other}`}>{t(`to.${other}`)}</a>
    </aside>
  );
}
