'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { type Folder, galleryNamed } from './folders-of';
import css from './uploads.module.css';
import { useSend } from './use-send';

const NEW = 'new';

/** Proposes a gallery for each folder by its name; one click sends everything. */
export function SortFolders({
  event,
  folders,
  here,
  galleries,
  onGalleries,
  onClose,
}: {
  event: string;
  folders: Folder[];
  /** The shown gallery: files without a folder go there. */
  here: string;
  galleries: readonly { id: string; name: string }[];
  onGalleries: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.folders');
  const call = useCall();
  const send = useSend();
  const { busy, act } = useAct();
  const [places, setPlaces] = useState(() =>
    Object.fromEntries(
      folders.map(({ path, name }) => [path, name ? (galleryNamed(name, galleries)?.id ?? NEW) : here]),
    ),
  );
  const count = folders.reduce((sum, { files }) => sum + files.length, 0);
  const start = () =>
    act(async () => {
      for (const { path, name, files } of folders) {
        const place = places[path] ?? here;
        const body = { name };
        const made =
          place === NEW &&
          (await call<{ id: string }>(`/api/x/studio/projects/${event}/galleries`, { method: 'POST', body }));
        await send(files, made ? made.id : place);
      }
      await onGalleries();
      onClose();
    });
  return (
    <Dialog title={t('title', { count: folders.length })} onClose={onClose}>
      <p>{t('help')}</p>
      <ul className={css.folders}>
        {folders.map(({ path, name, files }) => (
          <li key={path}>
            <label>
              <span>
                <bdi>{name || t('loose')}</bdi>
                <small>{t('files', { count: files.length })}</small>
              </span>
              <select
                value={places[path]}
                onChange={(event) => setPlaces({ ...places, [path]: event.currentTarget.value })}
              >
                {galleries.map((gallery) => (
                  <option key={gallery.id} value={gallery.id}>
                    {gallery.name}
                  </option>
                ))}
                {name ? <option value={NEW}>{t('new', { name })}</option> : null}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" busy={busy} onClick={() => void start()}>
          {t('start', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
