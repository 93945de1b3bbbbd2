'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, Moment } from '@plugins/kit/admin/parts';
import { useLocale } from 'next-intl';
import type { AlbumDocument } from '../../rules/document';
import { dayOf, earlierVersions } from '../../rules/versions';
import type { BarProps } from './EditorBar';
import css from './editor.module.css';

/** States of the album: each proof that was sent, with its approval. Going back to one can be undone. */
export function VersionList({ view, path, album, onShow, onClose }: BarProps & { onClose: () => void }) {
  const t = useT('albums.admin.editor.versions');
  const call = useCall();
  const { busy, act } = useAct();
  const locale = useLocale();
  const earlier = new Set(earlierVersions(view, album).map(({ id }) => id));
  const restore = (id: string) =>
    act(async () => {
      const { document } = await call<{ document: AlbumDocument }>(`${path}/versions/${id}`);
      album.change(() => document);
      onShow(document.spreads[0]?.id ?? null);
      onClose();
    });
  return (
    <Dialog closable={false} title={t('title')} onClose={onClose}>
      <ul className={css.problems}>
        {view.versions.map(({ id, number, round, note, at, approved_at, approved_by }) => (
          <li key={id}>
            <span>
              {round > 0 ? t('proof', { round }) : t('kept', { number })} · <Moment at={at} />
              {approved_at && (
                <small>
                  <br />
                  {t('approved', {
                    name: approved_by ?? '–',
                    day: dayOf(approved_at, locale),
                  })}
                </small>
              )}
              {note && (
                <small dir="auto">
                  <br />
                  {note}
                </small>
              )}
            </span>
            {earlier.has(id) && (
              <Button small busy={busy} onClick={() => void restore(id)}>
                {t('restore')}
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
