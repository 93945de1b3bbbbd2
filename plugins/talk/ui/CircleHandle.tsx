'use client';

import { useT } from '@plugins/kit/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { moved, resized } from '../rules/drawing';
import type { Circle } from '../rules/marks';
import { MarkShapes } from './MarkShapes';

/** The step of an arrow key or of plus and minus, as a share of the picture. */
const STEP = 0.02;

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface CircleHandleProps {
  circle: Circle;
  width: number;
  height: number;
  /** Null removes it. */
  onChange: (circle: Circle | null) => void;
}

/**
 * A circle that can be moved and resized: its center moves it, its edge resizes it; so do arrow keys, plus and minus.
 */
export function CircleHandle({ circle, width, height, onChange }: CircleHandleProps) {
  const t = useT('talk');
  const group = useRef<SVGGElement>(null);
  const held = useRef<{ pointer: number; from: [number, number]; circle: Circle; edge: boolean } | null>(
    null,
  );
  // The person has just added it: move the focus to it.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent) => {
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx !== undefined && dy !== undefined) onChange(moved(circle, dx, dy));
    else if (event.key === '+' || event.key === '=') onChange(resized(circle, STEP));
    else if (event.key === '-') onChange(resized(circle, -STEP));
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const take = (edge: boolean) => (event: PointerEvent<SVGElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, from: [event.clientX, event.clientY], circle, edge };
  };
  const drag = (event: PointerEvent<SVGElement>) => {
    const hold = held.current;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!hold || !box || hold.pointer !== event.pointerId) return;
    event.stopPropagation();
    const [x, y] = [event.clientX - hold.from[0], event.clientY - hold.from[1]];
    onChange(
      hold.edge ? resized(hold.circle, x / box.width) : moved(hold.circle, x / box.width, y / box.height),
    );
  };
  const drop = (event: PointerEvent<SVGElement>) => {
    if (held.current) event.stopPropagation();
    held.current = null;
  };
  const [cx, cy, r] = [circle.x * width, circle.y * height, circle.r * width];
  const dragged = { onPointerMove: drag, onPointerUp: drop, onPointerCancel: drop };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a shape of a drawing, which arrow keys move
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fields
    <g
      ref={group}
      className="talk-circle"
      tabIndex={0}
      role="group"
      aria-label={t('drawing.circleHandle')}
      onKeyDown={press}
    >
      <circle className="talk-grip" cx={cx} cy={cy} r={r} onPointerDown={take(false)} {...dragged} />
      <MarkShapes marks={[circle]} width={width} height={height} />
      <circle
        className="talk-edge"
        cx={cx + r}
        cy={cy}
        r={width * 0.022}
        onPointerDown={take(true)}
        {...dragged}
      />
    </g>
  );
}
