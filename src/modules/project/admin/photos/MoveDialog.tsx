'use client';

import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { Dialog } from '@/ui/admin/Dialog';
import css from './dialogs.module.css';

/** Moves photographs to another gallery with one click. */
export function MoveDialog({
  count,
  from,
  galleries,
  onMove,
  onClose,
}: {
  count: number;
  from: string;
  galleries: readonly RailGallery[];
  onMove: (to: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos');
  return (
    <Dialog title={t('move.title', { count })} onClose={onClose}>
      <p>{t('move.help')}</p>
      <ul className={css.choices}>
        {galleries
          .filter(({ id }) => id !== from)
          .map(({ id, name, count: photos }) => (
            <li key={id}>
              <button type="button" onClick={() => void onMove(id)}>
                <Images aria-hidden />
                <bdi>{name}</bdi>
                <span>{t('photos', { count: photos })}</span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
