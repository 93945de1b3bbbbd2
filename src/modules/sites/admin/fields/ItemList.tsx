'use client';

import { ChevronDown, Copy, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { moved, newKey } from '../../rules/edit-document';
import { Sortable } from '../Sortable';
import css from '../styles/fields.module.css';

export interface ItemListProps<Item> {
  value: Item[];
  max: number;
  nameOf: (item: Item, index: number) => string;
  /** The accessible labels of an item's buttons, by its name; without `copy` items are not duplicated. */
  labels: Record<'move' | 'remove', (name: string) => string> & { copy?: (name: string) => string };
  addLabel: string;
  /** Returns what is added. */
  create: () => Item;
  /** Renders the fields of an item. */
  form: (item: Item, onChange: (item: Item) => void) => ReactNode;
  onChange: (value: Item[]) => void;
}

/** A list of items with own fields: sort, add, duplicate and remove; one is open at a time. */
export function ItemList<Item>({
  value,
  max,
  nameOf,
  labels,
  addLabel,
  create,
  form,
  onChange,
}: ItemListProps<Item>) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < value.length) keys.current.push(newKey());
  const ids = keys.current.slice(0, value.length);
  const [open, setOpen] = useState<string | null>(null);
  const names = value.map(nameOf);
  const write = (next: Item[], of: string[]) => {
    keys.current = of;
    onChange(next);
  };
  const add = (at: number, item: Item) => {
    const key = newKey();
    write([...value.slice(0, at), item, ...value.slice(at)], [...ids.slice(0, at), key, ...ids.slice(at)]);
    setOpen(key);
  };
  return (
    <>
      <Sortable
        className={css.items}
        ids={ids}
        label={(id) => labels.move(names[ids.indexOf(id)] ?? '')}
        onMove={(from, to) => write(moved(value, from, to), moved(ids, from, to))}
        row={(id, grip, index) => {
          const item = value[index];
          if (item === undefined) return null;
          const name = names[index] ?? '';
          return (
            <div className={css.item} data-open={open === id || undefined}>
              <div className={css.itemHead}>
                {grip}
                <button
                  type="button"
                  className={css.itemName}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  <bdi>{name}</bdi>
                  <ChevronDown aria-hidden />
                </button>
                {labels.copy ? (
                  <Button
                    look="quiet"
                    iconOnly
                    small
                    aria-label={labels.copy(name)}
                    disabled={value.length >= max}
                    onClick={() => add(index + 1, structuredClone(item))}
                  >
                    <Copy aria-hidden />
                  </Button>
                ) : null}
                <Button
                  look="quiet"
                  iconOnly
                  small
                  aria-label={labels.remove(name)}
                  onClick={() =>
                    write(
                      value.filter((_one, at) => at !== index),
                      ids.filter((_one, at) => at !== index),
                    )
                  }
                >
                  <Trash2 aria-hidden />
                </Button>
              </div>
              {open === id ? (
                <div className={css.itemBody}>
                  {form(item, (next) => onChange(value.map((one, at) => (at === index ? next : one))))}
                </div>
              ) : null}
            </div>
          );
        }}
      />
      <Button small disabled={value.length >= max} onClick={() => add(value.length, create())}>
        <Plus aria-hidden /> {addLabel}
      </Button>
    </>
  );
}
