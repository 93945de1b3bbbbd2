import { useEffect, useRef, useState } from 'react';
import { playTrack } from './play-track';

const SECONDS = 12;

/** Plays the beginning of one generated track at a time; `listen` of the playing one ends it. */
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
    void playTrack(id, { seconds: SECONDS, volume: 80, fade: true }, over).then((started) => {
      if (!started) return;
      if (over()) return started.end();
      stop.current = started.end;
      started.source.onended = () => over() || want(null);
    });
  };
  return { playing, listen };
}
