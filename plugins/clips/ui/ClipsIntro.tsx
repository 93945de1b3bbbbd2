'use client';

import { useGallery } from '@plugins/kit/ui/hooks';
import { whenShown } from '@plugins/kit/ui/parts';
import { useEffect, useState } from 'react';
import type { WatchView } from '../wire';

// The player's code is loaded where there is a clip: most galleries have none.
const Player = whenShown(() => import('./ClipPlayer').then((file) => file.ClipPlayer));

/** The project's clips above its photographs: asked for once the page is idle. */
export function ClipsIntro() {
  const { event, api, query } = useGallery();
  const [clips, setClips] = useState<WatchView[]>([]);
  useEffect(() => {
    let here = true;
    const ask = () =>
      api<{ clips: WatchView[] }>(`/events/${event.id}/clips`, { quiet: true })
        .then((answer) => here && setClips(answer.clips))
        // Without an answer the gallery is shown without clips.
        .catch(() => undefined);
    const idle =
      'requestIdleCallback' in window ? requestIdleCallback(() => void ask(), { timeout: 3000 }) : null;
    if (idle === null) void ask();
    return () => {
      here = false;
      if (idle !== null) cancelIdleCallback(idle);
    };
  }, [api, event.id]);
  // Above the chosen photographs they would be all that the first screen shows.
  if (clips.length === 0 || query.filter === 'selected') return null;
  return <Player clips={clips} event={event.id} onClose={() => setClips([])} />;
}
