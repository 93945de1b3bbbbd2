'use client';

import { useT } from '@plugins/kit/admin';
import { Button, CheckField } from '@plugins/kit/admin/parts';
import { Pause, Play } from 'lucide-react';
import { TRACKS } from '../music/tracks';
import css from './clips.module.css';
import { OwnMusic } from './OwnMusic';
import { useListen } from './use-listen';
import type { StepProps } from './Wizard';

/** Step 4: generated music that needs no licence, the studio's own, or none. Cuts follow its beats. */
export function MusicStep({ detail, view, onChange, onReload }: StepProps) {
  const t = useT('clips.admin.music');
  const { clip } = detail;
  const { playing, listen } = useListen();
  const option = (value: string, name: string, help: string) => (
    <label key={value} className={css.choice}>
      <input
        type="radio"
        name="music"
        checked={clip.music === value}
        onChange={() => void onChange({ music: value })}
      />
      <span>
        <bdi>{name}</bdi>
        <small>{help}</small>
      </span>
    </label>
  );
  const track = (id: string, value: string, name: string, help: string) => {
    const Icon = playing === id ? Pause : Play;
    return (
      <div key={value} className={css.track}>
        {option(value, name, help)}
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
  };
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={css.unseen}>{t('label')}</legend>
        {TRACKS.map(({ id, bpm }) =>
          track(id, `track:${id}`, t(`tracks.${id}` as 'tracks.still'), t('tempo', { bpm })),
        )}
        {view.tracks.map(({ id, name, beats }) => {
          const help = t(beats === null ? 'listening' : beats.length > 0 ? 'ownBeats' : 'ownNoBeats');
          return track(`own:${id}`, `own:${id}`, name, help);
        })}
        {option('none', t('none'), t('noneHelp'))}
      </fieldset>
      {clip.music !== 'none' && (
        <>
          <label className={css.range}>
            <span>
              {t('volume')}{' '}
              <bdi className={css.clock} aria-hidden>
                {t('percent', { percent: clip.volume })}
              </bdi>
            </span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={clip.volume}
              onChange={(event) => void onChange({ volume: Number(event.target.value) })}
            />
          </label>
          <CheckField
            label={t('fade')}
            checked={clip.fade}
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
