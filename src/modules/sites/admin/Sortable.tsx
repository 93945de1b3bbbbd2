'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './styles/shared.module.css';

/** A list sorted by its handles with mouse, touch or keys. `row` renders one item with its handle. */
export function Sortable({
  ids,
  grid = false,
  className,
  label,
  onMove,
  row,
}: {
  ids: string[];
  /** Items side by side instead of one below the other. */
  grid?: boolean;
  className?: string | undefined;
  /** The accessible label of an item's handle. */
  label: (id: string) => string;
  onMove: (from: number, to: number) => void;
  row: (id: string, grip: ReactNode, index: number) => ReactNode;
}) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul className={className}>
          {ids.map((one, index) => (
            <Row key={one} id={one} label={label(one)}>
              {(grip) => row(one, grip, index)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function Row({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: (grip: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={css.grip}
      data-grip
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <GripVertical aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(grip)}
    </li>
  );
}
