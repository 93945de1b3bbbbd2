'use client';

import { useT } from '@plugins/kit/admin';
import { Button, CheckField } from '@plugins/kit/admin/parts';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { TRACKS } from '../music/tracks';
import css from './clips.module.css';
import { OwnMusic } from './OwnMusic';
import { useListen } from './use-listen';
import type { StepProps } from './Wizard';

/** Step 4: generated music that needs no licence, the studio's own, or none. Cuts follow its beats. */
export function MusicStep({ detail, view, busy, onChange, onReload }: StepProps) {
  const t = useT('clips.admin.music');
  const { clip } = detail;
  const [volume, setVolume] = useState(clip.volume);
  const { playing, listen } = useListen();
  const option = (value: string, name: string, help: string) => (
    <label key={value} className={css.choice}>
      <input
        type="radio"
        name="music"
        checked={clip.music === value}
        disabled={busy}
        onChange={() => void onChange({ music: value })}
      />
      <span>
        <bdi>{name}</bdi>
        <small>{help}</small>
      </span>
    </label>
  );
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={css.unseen}>{t('label')}</legend>
        {TRACKS.map(({ id, bpm }) => {
          const name = t(`tracks.${id}` as 'tracks.still');
          const Icon = playing === id ? Pause : Play;
          return (
            <div key={id} className={css.track}>
              {option(`track:${id}`, name, t('tempo', { bpm }))}
              <Button
                small
                iconOnly
                look="quiet"
                aria-label={t(playing === id ? 'listenEnd' : 'listen', { name })}
                onClick={() => listen(id)}
              >
                <Icon aria-hidden />
              </Button>
            </div>
          );
        })}
        {view.tracks.map(({ id, name, beats }) =>
          option(
            `own:${id}`,
            name,
            t(beats === null ? 'listening' : beats.length > 0 ? 'ownBeats' : 'ownNoBeats'),
          ),
        )}
        {option('none', t('none'), t('noneHelp'))}
      </fieldset>
      {clip.music !== 'none' && (
        <>
          <label className={css.range}>
            {t('volume')}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume}
              onChange={(event) => setVolume(Number(event.target.value))}
              onPointerUp={() => void onChange({ volume })}
              onBlur={() => volume !== clip.volume && void onChange({ volume })}
            />
          </label>
          <CheckField
            label={t('fade')}
            checked={clip.fade}
            disabled={busy}
            onChange={(event) => void onChange({ fade: event.target.checked })}
          />
        </>
      )}
      <OwnMusic
        tracks={view.tracks}
        onAdded={(id) => void onReload().then(() => onChange({ music: `own:${id}` }))}
        onRemoved={() => void onReload()}
      />
    </>
  );
}
