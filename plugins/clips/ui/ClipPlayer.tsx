'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { buttonClass, cx, IconButton } from '@plugins/kit/ui/parts';
import { Maximize, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FilmFile, WatchView } from '../wire';
import './clip-player.css';

/** Seconds of a film after which it counts as viewed. */
const VIEWED = 2;

/** The clips of a project, the newest first: each plays without sound while it is in sight, unless reduced motion is wanted. */
export function ClipPlayer({
  clips,
  event,
}: {
  clips: readonly WatchView[];
  event: string;
  /** Its code could not be loaded. */
  onClose: () => void;
}) {
  const t = useT('clips');
  return (
    <section className="clip-list" aria-label={t('player.label', { count: clips.length })}>
      {clips.map((clip) => (
        <OneClip key={clip.id} clip={clip} event={event} />
      ))}
    </section>
  );
}

/** The file whose shape is nearest the screen's: upright phones get 9:16 where it was made. */
const fileFor = (files: readonly FilmFile[], upright: boolean): FilmFile | undefined =>
  (upright ? files.find(({ shape }) => shape === 'tall') : undefined) ?? files[0];

function OneClip({ clip, event }: { clip: WatchView; event: string }) {
  const t = useT('clips');
  const { api } = useGallery();
  const video = useRef<HTMLVideoElement>(null);
  const viewed = useRef(false);
  const [muted, setMuted] = useState(true);
  const [upright] = useState(() => matchMedia('(max-aspect-ratio: 3/4)').matches);
  const file = fileFor(clip.files, upright);
  usePlayInSight(video);
  if (!file) return null;
  const watch = () => {
    if (viewed.current || (video.current?.currentTime ?? 0) < VIEWED) return;
    viewed.current = true;
    void api(`/events/${event}/clips/${clip.id}/views`, { method: 'POST', body: {}, quiet: true }).catch(
      // A view that is not counted is no one's loss.
      () => undefined,
    );
  };
  const hear = () => {
    setMuted(!muted);
    if (muted) void video.current?.play();
  };
  const fill = () => {
    setMuted(false);
    // iPhones have only the player's own full screen.
    const own = video.current as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null;
    if (own?.requestFullscreen) void own.requestFullscreen();
    else own?.webkitEnterFullscreen?.();
  };
  return (
    <figure className={cx('clip', file.shape === 'tall' && 'is-tall')}>
      <div className="clip-frame" style={{ aspectRatio: `${file.width} / ${file.height}` }}>
        <video
          ref={video}
          muted={muted}
          playsInline
          loop={muted}
          controls={!muted}
          preload="none"
          poster={file.poster}
          src={file.url}
          aria-label={clip.title}
          onTimeUpdate={watch}
        >
          <track kind="captions" src={clip.captions} label={t('player.captions')} />
        </video>
        <div className="clip-acts">
          {clip.sound && (
            <IconButton
              icon={muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
              label={t(muted ? 'player.hear' : 'player.mute')}
              onClick={hear}
            />
          )}
          <IconButton icon={<Maximize aria-hidden="true" />} label={t('player.full')} onClick={fill} />
        </div>
      </div>
      <figcaption className="clip-words">
        <bdi>{clip.title}</bdi>
        <span className="clip-links">
          <a href={clip.page}>{t('player.page')}</a>
          {clip.download &&
            clip.files.map((one) => (
              <a key={one.shape} href={`${one.url}?download`} download className={buttonClass('line')}>
                {t(`player.download.${one.shape}`)}
              </a>
            ))}
        </span>
      </figcaption>
    </figure>
  );
}

/** Plays a video while half of it is in sight, without sound; not at all where reduced motion or saving data is wanted. */
function usePlayInSight(video: React.RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const element = video.current;
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (!element || saving || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      if (element) element.controls = true;
      return;
    }
    const look = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // A browser may refuse to play by itself: then the poster stays, with the controls.
        if (entry.isIntersecting) element.play().catch(() => (element.controls = true));
        else element.pause();
      },
      { threshold: 0.5 },
    );
    look.observe(element);
    return () => look.disconnect();
  }, [video]);
}
