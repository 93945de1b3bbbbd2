'use client';

import { whenShown } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { MarkShapes } from './MarkShapes';
import { useTalk, useTalkStore } from './use-talk';

const DrawSurface = whenShown(() => import('./DrawSurface').then((file) => file.DrawSurface));

/** Over the photograph while its comments are open: the drawings, and the surface to draw on. */
export function TalkMarks({ media }: { media: MediaView }) {
  const store = useTalkStore();
  const panel = useTalk((state) => state.panel);
  const drawing = useTalk((state) => state.drawing);
  const thread = useTalk((state) => state.threads.get(media.id));
  const draft = useTalk((state) => state.drafts.get(media.id));
  const pointed = useTalk((state) => state.pointed);
  if (!store || !panel || media.width === 0) return null;
  const { width, height } = media;
  const said = (thread?.comments ?? []).filter(
    ({ marks, earlier, id }) => marks.length > 0 && (!earlier || id === pointed),
  );
  // While drawing, only the draft's own drawings are shown.
  const shown = thread?.state === 'resolved' ? said.filter(({ id }) => id === pointed) : said;
  return (
    <>
      <svg className="talk-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {shown.map(({ id, marks }) => (
          <g key={id} className={drawing || (pointed && pointed !== id) ? 'is-quiet' : undefined}>
            <MarkShapes marks={marks} width={width} height={height} />
          </g>
        ))}
        {!drawing && draft && <MarkShapes marks={draft.marks} width={width} height={height} />}
      </svg>
      {drawing && <DrawSurface media={media} store={store} onClose={() => store.set({ drawing: false })} />}
    </>
  );
}
