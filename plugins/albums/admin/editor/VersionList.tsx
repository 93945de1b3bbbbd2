'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, Moment } from '@plugins/kit/admin/parts';
import { useLocale } from 'next-intl';
import type { AlbumDocument } from '../../rules/document';
import { dayOf, earlierVersions } from '../../rules/versions';
import type { EditorPhoto } from '../../rules/wire';
import type { BarProps } from './EditorBar';
import css from './editor.module.css';
import { showNotice } from './use-approval-notice';

/**
 * The proofs that were sent, each with its approval, and what was kept before going back. Going back to one keeps the album
 * as it is now, can be undone, and changes no proof.
 */
export function VersionList({
  view,
  path,
  album,
  onShow,
  onMore,
  onRestore,
  onClose,
}: BarProps & {
  /** The album is about to be replaced by an earlier one: a notice says so, and that an approval stays. */
  onRestore: () => void;
  onClose: () => void;
}) {
  const t = useT('albums.admin.editor.versions');
  const call = useCall();
  const { busy, act } = useAct();
  const locale = useLocale();
  const earlier = new Set(earlierVersions(view, album).map(({ id }) => id));
  const restore = (id: string, round: number) =>
    act(async () => {
      const before = album.document;
      if (!(await album.save())) return toast.error(t('unsaved'));
      await call(`${path}/versions`, { method: 'POST' });
      const { document, photos } = await call<{ document: AlbumDocument; photos: EditorPhoto[] }>(
        `${path}/versions/${id}`,
      );
      // Photographs that were taken off since are none of those the editor has.
      onMore(photos);
      onRestore();
      album.change(() => document);
      onShow(document.spreads[0]?.id ?? null);
      onClose();
      // After a later change this undo would discard that, too.
      const undo = () => album.change((now) => (now === document ? before : now));
      const stays = view.state === 'approved' && round !== view.round && t('stays', { round: view.round });
      const restored = round > 0 ? t('restored', { round }) : t('restoredKept');
      showNotice('success', stays ? `${restored}\n${stays}` : restored, { label: t('undo'), onClick: undo });
    });
  return (
    <Dialog closable={false} title={t('title')} onClose={onClose}>
      <p>{t('text')}</p>
      <ul className={css.problems}>
        {view.versions.map(({ id, round, note, at, approved_at, approved_by }) => (
          <li key={id}>
            <span>
              {round > 0 ? t('proof', { round }) : t('kept')} · <Moment at={at} />
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
            {earlier.has(id) ? (
              <Button small busy={busy} onClick={() => void restore(id, round)}>
                {round > 0 ? t('restore', { round }) : t('restoreKept')}
              </Button>
            ) : (
              <small>{t('current')}</small>
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
