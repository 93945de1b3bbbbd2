'use client';

import { useT } from '@plugins/kit/admin';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import { COVER } from '../../rules/cover';
import type { AlbumDocument } from '../../rules/document';
import { isGrave, type Problem } from '../../rules/preflight';
import css from './editor.module.css';

/** What should be looked at before the album is printed; each line leads to its spread. */
export function ProblemList({
  document,
  problems,
  onShow,
  onClose,
}: {
  document: AlbumDocument;
  problems: readonly Problem[];
  onShow: (spread: string) => void;
  onClose: () => void;
}) {
  const t = useT('albums.admin.problems');
  const number = (spread: string | null) => document.spreads.findIndex(({ id }) => id === spread) + 1;
  return (
    <Dialog closable={false} title={t('title')} onClose={onClose}>
      {problems.length === 0 && <p>{t('none')}</p>}
      <ul className={css.problems}>
        {problems.map(({ kind, spread, frame, value }) => (
          <li
            key={`${kind} ${spread} ${frame}`}
            data-grave={isGrave({ kind, spread, frame, value }) || undefined}
          >
            <span>
              {spread && `${spread === COVER ? t('cover') : t('spread', { number: number(spread) })}: `}
              {t(`kind.${kind}`, { value: value ?? 0 })}
            </span>
            {spread && (
              <Button
                small
                onClick={() => {
                  onShow(spread);
                  onClose();
                }}
              >
                {t('show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
