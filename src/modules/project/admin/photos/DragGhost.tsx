'use client';

import { useTranslations } from 'next-intl';
import { useDrag } from './drag-store';
import css from './grid.module.css';

/** The number of dragged photographs, shown beside the pointer. */
export function DragGhost() {
  const t = useTranslations('admin-photos');
  const count = useDrag((drag) => drag?.medias.length ?? 0);
  const x = useDrag((drag) => drag?.x ?? 0);
  const y = useDrag((drag) => drag?.y ?? 0);
  if (count === 0) return null;
  return (
    <div className={css.ghost} style={{ translate: `${x + 14}px ${y + 14}px` }} aria-hidden>
      {t('photos', { count })}
    </div>
  );
}
