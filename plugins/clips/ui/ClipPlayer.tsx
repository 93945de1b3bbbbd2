'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { cx, IconButton } from '@plugins/kit/ui/parts';
import { Maximize, Pause, Play, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WatchView } from '../wire';
import { ClipLinks } from './ClipLinks';
import './clip-player.css';
import { PlayOne } from './play-one';
import { useFileFor } from './use-upright';

/** Seconds of a film after which it counts as viewed. */
const VIEWED = 2;

/** The clips of a project, the newest first: the one most in view plays without sound, unless reduced motion is wanted. */
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
  const refuse = useRef(new Map<HTMLVideoElement, () => void>());
  const [one] = useState(() => new PlayOne((video) => refuse.current.get(video)?.()));
  return (
    <section className="clip-list" aria-label={t('player.label', { count: clips.length })}>
      {clips.map((clip) => (
        <OneClip key={clip.id} clip={clip} event={event} one={one} refuse={refuse.current} />
      ))}
    </section>
  );
}

function OneClip({
  clip,
  event,
  one,
  refuse,
}: {
  clip: WatchView;
  event: string;
  one: PlayOne;
  refuse: Map<HTMLVideoElement, () => void>;
}) {
  const t = useT('clips');
  const { api } = useGallery();
  const video = useRef<HTMLVideoElement>(null);
  const viewed = useRef(false);
  // By itself it plays without sound, with our buttons; chosen by the reader, with sound and the browser's.
  const [chosen, setChosen] = useState(false);
  const [paused, setPaused] = useState(false);
  const file = useFileFor(clip.files);
  usePlayInSight(video, one, refuse, () => setChosen(true));
  if (!file) return null;
  const watch = () => {
    if (viewed.current || (video.current?.currentTime ?? 0) < VIEWED) return;
    viewed.current = true;
    void api(`/events/${event}/clips/${clip.id}/views`, { method: 'POST', body: {}, quiet: true }).catch(
      // A view that is not counted is no one's loss.
      () => undefined,
    );
  };
  /** From its beginning, with sound. */
  const hear = () => {
    const element = video.current;
    if (!element) return;
    setChosen(true);
    one.hold(element);
    element.muted = false;
    element.currentTime = 0;
    void element.play();
  };
  const fill = () => {
    hear();
    // iPhones have only the player's own full screen.
    const own = video.current as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null;
    if (own?.requestFullscreen) void own.requestFullscreen();
    else own?.webkitEnterFullscreen?.();
  };
  const turn = () => {
    setPaused(!paused);
    if (video.current) one.setPaused(video.current, !paused);
  };
  return (
    <figure className={cx('clip', file.shape === 'tall' && 'is-tall')}>
      <div className="clip-frame" style={{ aspectRatio: `${file.width} / ${file.height}` }}>
        <video
          ref={video}
          muted={!chosen}
          playsInline
          loop={!chosen}
          controls={chosen}
          preload="none"
          poster={file.poster}
          src={file.url}
          aria-label={clip.title}
          onTimeUpdate={watch}
        >
          <track kind="captions" src={clip.captions} label={t('player.captions')} />
        </video>
        {!chosen && (
          <div className="clip-acts">
            <IconButton
              icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              label={t(paused ? 'player.play' : 'player.pause')}
              onClick={turn}
            />
            {clip.sound && (
              <IconButton icon={<Volume2 aria-hidden="true" />} label={t('player.hear')} onClick={hear} />
            )}
            <IconButton icon={<Maximize aria-hidden="true" />} label={t('player.full')} onClick={fill} />
          </div>
        )}
      </div>
      <figcaption className="clip-words">
        <bdi>{clip.title}</bdi>
        <span className="clip-links">
          <a href={clip.page}>{t('player.page')}</a>
          <ClipLinks name={clip.title} files={clip.files} download={clip.download} share={clip.share} />
        </span>
      </figcaption>
    </figure>
  );
}

/** Lets a film play by itself while it is the one most in view; where reduced motion or saving data is wanted, `onRefused` at once. */
function usePlayInSight(
  video: RefObject<HTMLVideoElement | null>,
  one: PlayOne,
  refuse: Map<HTMLVideoElement, () => void>,
  onRefused: () => void,
): void {
  const refused = useRef(onRefused);
  refused.current = onRefused;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return refused.current();
    refuse.set(element, () => refused.current());
    const look = new IntersectionObserver(([entry]) => entry && one.see(element, entry.intersectionRatio), {
      threshold: [0, 0.25, 0.5, 0.75, 1],
    });
    look.observe(element);
    return () => {
      look.disconnect();
      one.forget(element);
      refuse.delete(element);
    };
  }, [video, one, refuse]);
}
