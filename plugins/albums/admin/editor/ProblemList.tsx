'use client';

import { useT } from '@plugins/kit/admin';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import { COVER } from '../../rules/cover';
import type { AlbumDocument } from '../../rules/document';
import { nextNote } from '../../rules/open-notes';
import { isGrave, type Problem } from '../../rules/preflight';
import css from './editor.module.css';

/**
 * What should be looked at before the album is printed; each line leads to its spread, that of open notes to the first of
 * them, that of a missing cover to a new one.
 */
export function ProblemList({
  document,
  problems,
  notes,
  onShow,
  onAddCover,
  onClose,
}: {
  document: AlbumDocument;
  problems: readonly Problem[];
  /** Open notes of each spread that has any. */
  notes: ReadonlyMap<string, number>;
  onShow: (spread: string) => void;
  /** Designs the cover that is missing, and shows it. */
  onAddCover: () => void;
  onClose: () => void;
}) {
  const t = useT('albums.admin.problems');
  const editor = useT('albums.admin.editor');
  const number = (spread: string | null) => document.spreads.findIndex(({ id }) => id === spread) + 1;
  return (
    <Dialog closable={false} title={t('title')} onClose={onClose}>
      {problems.length === 0 && <p>{t('none')}</p>}
      <ul className={css.problems}>
        {problems.map(({ kind, spread, frame, value }) => {
          const place = kind === 'notes' ? nextNote(document, notes, null) : spread;
          return (
            <li
              key={`${kind} ${spread} ${frame}`}
              data-grave={isGrave({ kind, spread, frame, value }) || undefined}
            >
              <span>
                {spread && `${spread === COVER ? t('cover') : t('spread', { number: number(spread) })}: `}
                {t(`kind.${kind}`, { value: value ?? 0 })}
              </span>
              {(place || kind === 'no_cover') && (
                <Button
                  small
                  onClick={() => {
                    if (place) onShow(place);
                    else onAddCover();
                    onClose();
                  }}
                >
                  {place ? t('show') : editor('addCover')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
