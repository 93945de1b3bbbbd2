'use client';

import { ChevronDown, Copy, Plus, Trash2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { moved, newKey } from '../../rules/edit-document';
import { Sortable } from '../Sortable';
import { useBuilder } from '../state/builder-context';
import type { FormField, Words } from '../state/parts';
import { useBlockWords } from '../state/use-block-words';
import css from '../styles/fields.module.css';

/** Settings by name. */
export type Values = Record<string, unknown>;
type ItemsForm = Extract<FormField, { kind: 'items' }>;

/** Returns an item's label: its first text. */
function titleOf(fields: FormField[], item: Values, language: 'en' | 'he'): string {
  for (const { kind, name } of fields) {
    const words = item[name] as Words | undefined;
    const text = kind === 'words' ? words?.[language] || words?.en || words?.he : '';
    if (text) return text;
  }
  return '';
}

/** A list of items with own fields: sort, add, duplicate and remove; one is open at a time. */
export function ItemsField({
  type,
  field,
  label,
  value,
  form,
  onChange,
}: {
  type: string;
  field: ItemsForm;
  label: string;
  value: Values[];
  /** Renders the fields of an item. */
  form: (values: Values, onChange: (name: string, value: unknown) => void) => ReactNode;
  onChange: (value: Values[]) => void;
}) {
  const t = useT('sites.builder.items');
  const words = useBlockWords();
  const { language } = useBuilder();
  const keys = useRef<string[]>([]);
  while (keys.current.length < value.length) keys.current.push(newKey());
  const ids = keys.current.slice(0, value.length);
  const [open, setOpen] = useState<string | null>(null);
  const one = words.one(type, field.name);
  const nameOf = (index: number) =>
    titleOf(field.fields, value[index] ?? {}, language) || t('unnamed', { one, number: index + 1 });
  const write = (next: Values[], names: string[]) => {
    keys.current = names;
    onChange(next);
  };
  const add = (at: number, item: Values) => {
    const key = newKey();
    write([...value.slice(0, at), item, ...value.slice(at)], [...ids.slice(0, at), key, ...ids.slice(at)]);
    setOpen(key);
  };
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <Sortable
        className={css.items}
        ids={ids}
        label={(id) => t('move', { name: nameOf(ids.indexOf(id)) })}
        onMove={(from, to) => write(moved(value, from, to), moved(ids, from, to))}
        row={(id, grip, index) => (
          <div className={css.item} data-open={open === id || undefined}>
            <div className={css.itemHead}>
              {grip}
              <button
                type="button"
                className={css.itemName}
                aria-expanded={open === id}
                onClick={() => setOpen(open === id ? null : id)}
              >
                <bdi>{nameOf(index)}</bdi>
                <ChevronDown aria-hidden />
              </button>
              <Button
                look="quiet"
                iconOnly
                small
                aria-label={t('copy', { name: nameOf(index) })}
                disabled={value.length >= field.max}
                onClick={() => add(index + 1, structuredClone(value[index] ?? {}))}
              >
                <Copy aria-hidden />
              </Button>
              <Button
                look="quiet"
                iconOnly
                small
                aria-label={t('remove', { name: nameOf(index) })}
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
                {form(value[index] ?? {}, (name, next) =>
                  onChange(value.map((item, at) => (at === index ? { ...item, [name]: next } : item))),
                )}
              </div>
            ) : null}
          </div>
        )}
      />
      <Button small disabled={value.length >= field.max} onClick={() => add(value.length, {})}>
        <Plus aria-hidden /> {t('add', { one })}
      </Button>
    </fieldset>
  );
}
