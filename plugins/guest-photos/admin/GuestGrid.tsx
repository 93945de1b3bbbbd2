'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useUndo } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { Decision, GuestPhotoView, Part } from '../rules/wire';
import css from './guest-photos.module.css';
import { LargePhoto } from './LargePhoto';
import { WAYS } from './ways';

/** Photographs from guests, of which the studio selects some and decides about them at once; each can be undone. */
export function GuestGrid({
  at,
  part,
  photos,
  reload,
}: {
  /** Address of the project's photographs from guests. */
  at: string;
  part: Part;
  photos: GuestPhotoView[];
  reload: () => Promise<void>;
}) {
  const t = useT('guest-photos.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const offerUndo = useUndo();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const large = photos.findIndex(({ media }) => media === opened);
  const shown = photos[large];
  const chosen = photos.filter(({ media }) => selected.has(media)).map(({ media }) => media);
  const all = chosen.length === photos.length;
  const toggle = (media: string) =>
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(media)) next.add(media);
      return next;
    });
  /** Stores a decision, reads the list again, and opens the photograph `next`. */
  const decide = (medias: string[], to: Decision, next: string | null = null) =>
    act(async () => {
      const store = async (decision: Decision) => {
        await call(`${at}/decisions`, { method: 'POST', body: { medias, to: decision }, quiet: true });
        await reload();
      };
      await store(to);
      setSelected(new Set());
      setOpened(next);
      offerUndo(t(`done.${to}`, { count: medias.length }), () => store(part));
    });
  return (
    <div className={css.board}>
      <div className={css.acts}>
        <Button
          small
          onClick={() => setSelected(all ? new Set() : new Set(photos.map(({ media }) => media)))}
        >
          {t(all ? 'selectNone' : 'selectAll')}
        </Button>
        {chosen.length > 0 &&
          WAYS[part].map(({ to, many }, index) => (
            <Button
              key={to}
              small
              look={index === 0 ? 'primary' : 'plain'}
              disabled={busy}
              onClick={() => void decide(chosen, to)}
            >
              {t(many, { count: chosen.length })}
            </Button>
          ))}
      </div>
      <ul className={css.grid}>
        {photos.map((photo) => (
          <li key={photo.media} className={css.tile} data-selected={selected.has(photo.media) || undefined}>
            <label className={css.picture}>
              <input
                type="checkbox"
                checked={selected.has(photo.media)}
                aria-label={t('select', { name: photo.name })}
                onChange={() => toggle(photo.media)}
              />
              {photo.src ? (
                <img src={photo.src} alt="" loading="lazy" />
              ) : (
                <span className={css.drawing}>{t('drawing')}</span>
              )}
            </label>
            <button
              type="button"
              className={css.open}
              aria-label={t('open', { name: photo.name })}
              onClick={() => setOpened(photo.media)}
            >
              <Maximize2 aria-hidden />
            </button>
            <p className={css.by}>
              <span>
                {photo.by === null ? t('noName') : t.rich('by', { name: () => <bdi>{photo.by}</bdi> })}
              </span>
              <Moment at={photo.at} />
            </p>
          </li>
        ))}
      </ul>
      {shown && (
        <LargePhoto
          photo={shown}
          part={part}
          busy={busy}
          onStep={(by) => setOpened(photos[(large + by + photos.length) % photos.length]?.media ?? null)}
          onDecide={(to) => {
            const next = photos[large + 1] ?? photos[large - 1];
            void decide([shown.media], to, next?.media);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
