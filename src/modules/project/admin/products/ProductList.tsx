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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import { EditAndRemove } from '@/ui/admin/EditAndRemove';
import { useRuleWords } from './MoreRules';
import css from './products.module.css';

interface Acts {
  busy: boolean;
  onEdit: (product: StudioProductView) => void;
  onRemove: (product: StudioProductView) => void;
}

/** Products in order, sorted by their handle with mouse, touch or keys; reverted if the server refuses. */
export function ProductList({
  products,
  onOrder,
  ...acts
}: Acts & { products: StudioProductView[]; onOrder: (ids: string[]) => Promise<boolean> }) {
  const [order, setOrder] = useState(products);
  const id = useId();
  useEffect(() => setOrder(products), [products]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = async ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((one) => order.findIndex((product) => product.id === one));
    if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return;
    const moved = arrayMove(order, from, to);
    setOrder(moved);
    if (!(await onOrder(moved.map((product) => product.id)))) setOrder(products);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void end(event)}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ul className={css.list}>
          {order.map((product) => (
            <Row key={product.id} product={product} products={order} {...acts} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function Row({
  product,
  products,
  busy,
  onEdit,
  onRemove,
}: Acts & { product: StudioProductView; products: StudioProductView[] }) {
  const t = useTranslations('admin.products');
  const own = useTranslations('admin-studio.products');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: product.id });
  const { all } = useRuleWords(products);
  const { name, picks, minphotos, maxphotos } = product;
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.grip}
        {...attributes}
        {...listeners}
        aria-label={own('move', { name })}
      >
        <GripVertical aria-hidden />
      </button>
      <div className={css.what}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {maxphotos === null ? t('noLimit', { count: picks }) : t('limit', { count: picks, max: maxphotos })}
          {minphotos === null ? null : ` · ${own('atLeast', { count: minphotos })}`}
          {all(product).map((rule) => ` · ${rule}`)}
        </p>
      </div>
      <EditAndRemove
        edit={t('edit', { name })}
        onEdit={() => onEdit(product)}
        remove={t('removeOne', { name })}
        onRemove={() => onRemove(product)}
        busy={busy}
      />
    </li>
  );
}
