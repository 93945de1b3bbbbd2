import { useEffect, useRef, useState } from 'react';
import { playTrack } from './play-track';

const SECONDS = 12;
const VOLUME = 80;

/** Begins to play: a generated track by its id, an uploaded one (`own:<id>`) from its address. */
async function start(
  id: string,
  over: () => boolean,
): Promise<{ end: () => void; ended: Promise<void> } | null> {
  const [kind, own] = id.split(':');
  if (kind === 'own') {
    const audio = new Audio(`/api/x/clips/music/${own}`);
    audio.volume = VOLUME / 100;
    const ended = new Promise<void>((resolve) => {
      audio.onended = () => resolve();
      audio.onerror = () => resolve();
    });
    await audio.play().catch(() => undefined);
    return { end: () => audio.pause(), ended };
  }
  const played = await playTrack(id, { seconds: SECONDS, volume: VOLUME / 100, fade: true }, over);
  if (!played) return null;
  const ended = new Promise<void>((resolve) => {
    played.source.onended = () => resolve();
  });
  return { end: played.end, ended };
}

/** Plays one track at a time, of a generated one the beginning; `listen` of the playing one ends it. */
export function useListen(): { playing: string | null; listen: (id: string) => void } {
  const [playing, setPlaying] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const want = (id: string | null) => {
    stop.current();
    stop.current = () => undefined;
    wanted.current = id;
    setPlaying(id);
  };
  useEffect(
    () => () => {
      wanted.current = null;
      stop.current();
    },
    [],
  );
  const listen = (id: string) => {
    if (wanted.current === id) return want(null);
    want(id);
    const over = () => wanted.current !== id;
    void start(id, over).then(async (started) => {
      if (!started) return;
      if (over()) return started.end();
      stop.current = started.end;
      await started.ended;
      if (!over()) want(null);
    });
  };
  return { playing, listen };
}
