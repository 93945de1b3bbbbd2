'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import { Pause, Play } from 'lucide-react';
import { useLocale } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { clockOf } from '../rules/clock';
import { planOf } from '../rules/plan';
import { FPS, timelineOf } from '../rules/timeline';
import type { ClipDetail, ClipsView } from '../wire';
import css from './clips.module.css';
import { PreviewFaces } from './preview-faces';
import { PreviewPlayer } from './preview-player';

/** The clip in the browser, as the film will be: the same code times both. */
export function Preview({ view, detail }: { view: ClipsView; detail: ClipDetail }) {
  const t = useT('clips.admin.preview');
  const rtl = useLocale() === 'he';
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<PreviewPlayer | null>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const { clip, photos } = detail;
  const shape = clip.shapes[0] ?? 'wide';
  const plan = useMemo(
    () => planOf(clip, photos, { themes: view.themes, tracks: view.tracks, shape }),
    [clip, photos, view, shape],
  );
  const timeline = useMemo(() => (plan ? timelineOf(plan) : null), [plan]);
  useEffect(() => {
    if (!canvas.current || !plan || !timeline) return;
    const made = new PreviewPlayer(canvas.current, {
      plan,
      timeline,
      rtl,
      sources: photos.map(({ medium }) => medium),
      words: { title: clip.title, about: clip.about, closing: view.studio },
      sound: { music: clip.music, volume: clip.volume / 100, fade: clip.fade },
      onTime: setAt,
      onEnd: () => setPlaying(false),
    });
    player.current = made;
    setPlaying(false);
    void made.show(Math.min(Math.round(1.2 * FPS), timeline.frames - 1));
    return () => made.close();
  }, [plan, timeline, rtl, photos, clip, view.studio]);
  if (!plan || !timeline || photos.length === 0) return null;
  const toggle = () => {
    if (playing) player.current?.pause();
    else void player.current?.play();
    setPlaying(!playing);
  };
  return (
    <section className={css.preview} aria-label={t('label')}>
      <PreviewFaces />
      <canvas
        ref={canvas}
        width={plan.frame.width / 2}
        height={plan.frame.height / 2}
        style={{ aspectRatio: `${plan.frame.width} / ${plan.frame.height}` }}
        role="img"
        aria-label={t('picture', { title: clip.name })}
      />
      <div className={css.previewBar}>
        <Button iconOnly aria-label={t(playing ? 'pause' : 'play')} onClick={toggle}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </Button>
        <input
          type="range"
          min={0}
          max={Math.max(1, timeline.frames - 1)}
          value={at}
          aria-label={t('position')}
          aria-valuetext={clockOf(at / FPS)}
          onChange={(event) => {
            setPlaying(false);
            void player.current?.show(Number(event.target.value));
          }}
        />
        <bdi className={css.clock}>
          {clockOf(at / FPS)} / {clockOf(timeline.frames / FPS)}
        </bdi>
      </div>
    </section>
  );
}
