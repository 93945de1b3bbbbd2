'use client';

import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { picturesOf } from '../../rules/missing-pictures';
import { useBuilder } from '../state/builder-context';
import css from '../styles/frame.module.css';

/** How many of the site's pictures are ready, while some are being rendered; nothing afterwards. */
export function PicturesBeingMade({
  floating = false,
  note,
}: {
  floating?: boolean;
  /** What that means for visitors. */
  note?: string;
}) {
  const t = useT('sites.builder');
  const { document, parts, pictures } = useBuilder();
  const waiting = picturesOf(document, parts.blocks).filter(
    (id) => pictures[id]?.state === 'processing',
  ).length;
  // Those that were waiting at first, more if some were added since.
  const [all, setAll] = useState(waiting);
  if (waiting > all || (waiting === 0 && all > 0)) setAll(waiting);
  if (waiting === 0) return null;
  const count = Math.max(all, waiting);
  const done = count - waiting;
  return (
    <p className={css.pictures} role="status" data-floating={floating || undefined}>
      <progress max={count} value={done} aria-hidden />
      {t('preparing', { done, count })}
      {note ? <span>{note}</span> : null}
    </p>
  );
}
