import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { MediaView } from '@/core/wire';
import {
  arrowView,
  type BoxPoint,
  type CompareView,
  coverOf,
  MIDDLE,
  toggleView,
  WHOLE,
  wheelScale,
  zoomView,
} from './compare-zoom';
import { DOUBLE_CLICK_MS } from './double-click';

/** A pointer that moves less is a click; fingers are less steady than a mouse. */
const STEADY_PX = { mouse: 4, touch: 10 };

interface Fingers {
  down: Map<number, BoxPoint>;
  /** The photograph that the first of them is on; distances are shares of its box. */
  photo: HTMLElement | null;
  start: BoxPoint;
  dragged: boolean;
  /** The last release did what its click would do. */
  clicked: boolean;
  /** When that was, ms; a drag in between makes no double click. */
  clickedAt: number;
}

const NO_CLICK = { clicked: false, clickedAt: Number.NEGATIVE_INFINITY };

/** What a photograph's button does with pointers and keys. */
export interface PhotoHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

export interface CompareZoom {
  zoomed: boolean;
  /** Of the list of photographs. */
  list: {
    ref: RefCallback<HTMLElement>;
    style: CSSProperties | undefined;
    'data-zoomed': '' | undefined;
    'data-eased': '' | undefined;
  };
  /** Of each photograph's button. */
  photo: PhotoHandlers;
  /** Moves the enlarged photographs by an arrow key. False for other keys, and while nothing is enlarged. */
  press: (key: string) => boolean;
}

/** The middle of the pointers that are down, and how far two of them are from each other. */
function measure(down: Map<number, BoxPoint>): BoxPoint & { distance: number } {
  const [one = MIDDLE, other = one] = [...down.values()];
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    distance: Math.hypot(one.x - other.x, one.y - other.y),
  };
}

function pointIn(box: DOMRect, { x, y }: BoxPoint): BoxPoint {
  return { x: (x - box.left) / box.width - 0.5, y: (y - box.top) / box.height - 0.5 };
}

/**
 * Enlarges and moves all compared photographs alike: by click, drag, pinch, wheel and keys. Whole again when the
 * comparison closes.
 */
export function useCompareZoom(medias: readonly MediaView[], open: boolean): CompareZoom {
  const [{ view, eased }, setShown] = useState({ view: WHOLE, eased: true });
  const list = useRef<HTMLElement | null>(null);
  const fingers = useRef<Fingers>({
    down: new Map(),
    photo: null,
    start: MIDDLE,
    dragged: false,
    ...NO_CLICK,
  });
  const show = (eased: boolean, next: (view: CompareView) => CompareView) =>
    setShown((now) => ({ view: next(now.view), eased }));
  const coverIn = (box: DOMRect) => coverOf(medias, box);

  useEffect(() => {
    if (!open) setShown({ view: WHOLE, eased: true });
  }, [open]);

  const wheel = (event: WheelEvent) => {
    const photo = event.target instanceof Element ? event.target.closest('.compare-photo') : null;
    if (!photo) return;
    event.preventDefault();
    const box = photo.getBoundingClientRect();
    const at = pointIn(box, { x: event.clientX, y: event.clientY });
    show(false, (now) => zoomView(now, wheelScale(now.scale, event), coverIn(box), at));
  };
  const onWheel = useRef(wheel);
  onWheel.current = wheel;
  // React listens to the wheel passively: it could not keep the browser from zooming the page.
  const [ref] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    list.current = element;
    const turn = (event: WheelEvent) => onWheel.current(event);
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  const toggle = (element: HTMLElement, point: BoxPoint | null) => {
    const box = element.getBoundingClientRect();
    show(true, (now) => toggleView(now, point ? pointIn(box, point) : MIDDLE, coverIn(box)));
  };
  const photo: PhotoHandlers = {
    onPointerDown(event) {
      if (event.button !== 0) return;
      const now = fingers.current;
      const point = { x: event.clientX, y: event.clientY };
      // Also clears a pointer whose photograph was removed under it.
      if (event.isPrimary) {
        now.down.clear();
        now.photo = event.currentTarget;
        now.start = point;
      }
      now.down.set(event.pointerId, point);
      now.dragged = now.down.size > 1;
      now.clicked = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const { down, photo: first, start } = fingers.current;
      if (!first || !down.has(event.pointerId)) return;
      const point = { x: event.clientX, y: event.clientY };
      const steady = event.pointerType === 'mouse' ? STEADY_PX.mouse : STEADY_PX.touch;
      if (!fingers.current.dragged && Math.hypot(point.x - start.x, point.y - start.y) < steady) return;
      Object.assign(fingers.current, NO_CLICK, { dragged: true });
      const before = measure(down);
      down.set(event.pointerId, point);
      const after = measure(down);
      const box = first.getBoundingClientRect();
      const closer = before.distance > 0 ? after.distance / before.distance : 1;
      show(false, (now) =>
        zoomView(now, now.scale * closer, coverIn(box), pointIn(box, before), pointIn(box, after)),
      );
    },
    // Not at the click: browsers send none for a tap soon after a swipe.
    onPointerUp(event) {
      const now = fingers.current;
      if (!now.down.delete(event.pointerId) || now.dragged) return;
      now.clicked = true;
      const isSecond = event.timeStamp - now.clickedAt < DOUBLE_CLICK_MS;
      now.clickedAt = event.timeStamp;
      if (!isSecond) toggle(event.currentTarget, { x: event.clientX, y: event.clientY });
    },
    onPointerCancel: (event) => void fingers.current.down.delete(event.pointerId),
    // Enter, Space, and assistive technology that sends nothing else.
    onClick(event) {
      const byKey = event.detail === 0;
      if (byKey || !(fingers.current.dragged || fingers.current.clicked)) toggle(event.currentTarget, null);
    },
  };
  const press = (key: string) => {
    const box = list.current?.querySelector('.compare-photo')?.getBoundingClientRect();
    const next = box && arrowView(view, key, coverIn(box));
    if (next) setShown({ view: next, eased: true });
    return Boolean(next);
  };

  const zoomed = view.scale > 1;
  const style = zoomed
    ? ({ '--x': `${view.x * 100}%`, '--y': `${view.y * 100}%`, '--closer': view.scale } as CSSProperties)
    : undefined;
  const marks = { 'data-zoomed': zoomed ? '' : undefined, 'data-eased': eased ? '' : undefined } as const;
  return { zoomed, list: { ref, style, ...marks }, photo, press };
}
