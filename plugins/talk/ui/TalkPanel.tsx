'use client';

import { whenShown } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useTalk, useTalkStore } from './use-talk';

const OpenPanel = whenShown(() => import('./OpenPanel').then((file) => file.OpenPanel));

/** The comments beside the photograph, on phones below it. Stays open from photograph to photograph. */
export function TalkPanel({ media }: { media: MediaView }) {
  const store = useTalkStore();
  const panel = useTalk((state) => state.panel);
  return store && panel ? (
    <OpenPanel media={media} store={store} onClose={() => store.toggle(false)} />
  ) : null;
}
