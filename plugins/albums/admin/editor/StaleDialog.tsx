'use client';

import { useT } from '@plugins/kit/admin';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import type { useAlbum } from './use-album';

/** After another person saved first: take the stored album with its photographs, or save this one over it. */
export function StaleDialog({
  album,
  reload,
}: {
  album: ReturnType<typeof useAlbum>;
  reload: () => Promise<void>;
}) {
  const t = useT('albums.admin.editor.stale');
  const take = () => {
    album.settle(false);
    void reload();
  };
  return (
    <Dialog title={t('title')} onClose={take}>
      <p>{t('text')}</p>
      <DialogActions>
        <Button onClick={() => album.settle(true)}>{t('mine')}</Button>
        <Button look="primary" onClick={take}>
          {t('theirs')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
