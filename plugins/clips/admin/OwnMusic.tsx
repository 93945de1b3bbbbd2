'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, CheckField } from '@plugins/kit/admin/parts';
import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnTrack } from '../wire';
import css from './clips.module.css';

/** Uploads music of one's own, once its right is confirmed, and removes it from the choice. */
export function OwnMusic({
  tracks,
  onAdded,
  onRemoved,
}: {
  tracks: readonly OwnTrack[];
  onAdded: (id: string) => void;
  onRemoved: () => void;
}) {
  const t = useT('clips.admin.music');
  const call = useCall();
  const { busy, act } = useAct();
  const [rights, setRights] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = (file: File | undefined) =>
    file &&
    act(async () => {
      const query = new URLSearchParams({ name: file.name, rights: 'confirmed' });
      const sent = await call<{ id: string }>(`/api/x/clips/music?${query}`, { method: 'POST', body: file });
      onAdded(sent.id);
    });
  const remove = (track: OwnTrack) =>
    act(async () => {
      await call(`/api/x/clips/music/${track.id}`, { method: 'DELETE' });
      onRemoved();
    });
  return (
    <div className={css.choices}>
      <h3 className={css.own}>{t('own')}</h3>
      {tracks.map((track) => (
        <p key={track.id} className={css.ownTrack}>
          <bdi>{track.name}</bdi>
          <Button
            small
            iconOnly
            look="quiet"
            disabled={busy}
            aria-label={t('remove', { name: track.name })}
            onClick={() => void remove(track)}
          >
            <Trash2 aria-hidden />
          </Button>
        </p>
      ))}
      <CheckField
        label={t('rights')}
        help={t('rightsHelp')}
        checked={rights}
        onChange={(event) => setRights(event.target.checked)}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav"
        onChange={(event) => {
          void add(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div>
        <Button busy={busy} disabled={!rights} onClick={() => input.current?.click()}>
          <Upload aria-hidden /> {t(busy ? 'adding' : 'add')}
        </Button>
      </div>
    </div>
  );
}
