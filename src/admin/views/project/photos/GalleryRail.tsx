'use client';

import { Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { EVENT_TEXT_MAX } from '@/domain/event-words';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { TextField } from '../../../components/Field';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import css from './photos.module.css';

export interface RailGallery {
  id: string;
  name: string;
  count: number;
}

/** The project's galleries with their counts; adds and renames them. */
export function GalleryRail({
  event,
  galleries,
  chosen,
  onChoose,
  onChange,
}: {
  event: string;
  galleries: RailGallery[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onChange: () => Promise<unknown>;
}) {
  const t = useTranslations('admin.galleries');
  const [naming, setNaming] = useState<RailGallery | 'new' | null>(null);
  return (
    <nav className={css.rail} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {galleries.map((gallery) => (
          <li key={gallery.id} data-chosen={gallery.id === chosen || undefined}>
            <button
              type="button"
              className={css.railItem}
              aria-current={gallery.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(gallery.id)}
            >
              <span dir="auto">{gallery.name}</span>
              <span className={css.railCount}>{gallery.count}</span>
            </button>
            <Button
              look="quiet"
              small
              iconOnly
              aria-label={t('rename', { name: gallery.name })}
              onClick={() => setNaming(gallery)}
            >
              <Pencil aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Button small onClick={() => setNaming('new')}>
        <Plus aria-hidden /> {t('add')}
      </Button>
      {naming ? (
        <NameDialog
          event={event}
          gallery={naming === 'new' ? null : naming}
          onClose={() => setNaming(null)}
          onDone={async (id) => {
            await onChange();
            if (naming === 'new') onChoose(id);
            setNaming(null);
          }}
        />
      ) : null}
    </nav>
  );
}

function NameDialog({
  event,
  gallery,
  onClose,
  onDone,
}: {
  event: string;
  gallery: RailGallery | null;
  onClose: () => void;
  onDone: (id: string) => Promise<void>;
}) {
  const t = useTranslations('admin');
  const call = useCall();
  const { busy, errors, act } = useAct(['name']);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const name = String(new FormData(submitted.currentTarget).get('name') ?? '');
    const path = `/api/x/studio/projects/${event}/galleries`;
    void act(async () => {
      const { id } = gallery
        ? await call<{ id: string }>(`${path}/${gallery.id}`, { method: 'PUT', body: { name } })
        : await call<{ id: string }>(path, { method: 'POST', body: { name } });
      await onDone(id);
    });
  };
  return (
    <Dialog title={gallery ? t('galleries.renameTitle') : t('galleries.add')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('galleries.name')}
          name="name"
          defaultValue={gallery?.name ?? ''}
          dir="auto"
          autoComplete="off"
          autoFocus
          maxLength={EVENT_TEXT_MAX.gallery}
          errors={errors.name}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
