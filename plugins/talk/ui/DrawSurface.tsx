'use client';

import { useT } from '@plugins/kit/ui';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { type PointerEvent, useRef, useState } from 'react';
import { isTap, share, thinned } from '../rules/drawing';
import type { Mark } from '../rules/marks';
import { CircleHandle } from './CircleHandle';
import { MarkShapes } from './MarkShapes';
import type { TalkStore } from './talk-store';
import { useTalk } from './use-talk';

/** Returns the pointer's position on an element as shares of it, independent of zoom. */
export function placeOn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): [number, number] {
  const box = element.getBoundingClientRect();
  return [share((clientX - box.left) / box.width), share((clientY - box.top) / box.height)];
}

/** Takes strokes by finger, pen and mouse, and shows circles as movable shapes. Its toolbar is the composer's. */
export function DrawSurface({ media, store }: { media: MediaView; store: TalkStore; onClose: () => void }) {
  const t = useT('talk');
  const { width, height } = media;
  const marks = useTalk((state) => state.drafts.get(media.id)?.marks) ?? [];
  const size = useTalk((state) => state.size) ?? 2;
  const [line, setLine] = useState<number[] | null>(null);
  const pointer = useRef<number | null>(null);

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (pointer.current !== null || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.preventDefault();
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine(placeOn(event.currentTarget, event));
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId) return;
    event.stopPropagation();
    const surface = event.currentTarget;
    const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const added = (steps.length > 0 ? steps : [event.nativeEvent]).flatMap((step) => placeOn(surface, step));
    setLine((now) => now && [...now, ...added]);
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId) return;
    event.stopPropagation();
    pointer.current = null;
    setLine(null);
    if (!line || event.type === 'pointercancel') return;
    if (isTap(line, event.currentTarget.getBoundingClientRect())) return;
    const drawn = store.mark(media.id, { kind: 'stroke', size, points: thinned(line) });
    if (!drawn) notify({ text: t('drawing.full'), tone: 'alert', key: 'talk' });
  };
  const change = (at: number, mark: Mark | null) =>
    store.write(media.id, { marks: marks.flatMap((one, i) => (i !== at ? [one] : mark ? [mark] : [])) });
  const strokes = marks.filter((mark) => mark.kind === 'stroke');
  const growing: Mark[] = line ? [{ kind: 'stroke', size, points: line }] : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fields
    <svg
      className="talk-surface"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t('drawing.surface')}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <MarkShapes marks={[...strokes, ...growing]} width={width} height={height} />
      {marks.map(
        (mark, at) =>
          mark.kind === 'circle' && (
            <CircleHandle
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no id; a removed one leaves the focus to the next
              key={at}
              circle={mark}
              width={width}
              height={height}
              onChange={(circle) => change(at, circle)}
            />
          ),
      )}
    </svg>
  );
}
