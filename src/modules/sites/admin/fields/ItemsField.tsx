'use client';

import { useTranslations as useT } from 'next-intl';
import type { ReactNode } from 'react';
import { useBuilder } from '../state/builder-context';
import type { FormField, Words } from '../state/parts';
import { useBlockWords } from '../state/use-block-words';
import css from '../styles/fields.module.css';
import { ItemList } from './ItemList';

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

/** A block's list of items with own fields. */
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
  const one = words.one(type, field.name);
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <ItemList
        value={value}
        max={field.max}
        nameOf={(item, index) =>
          titleOf(field.fields, item, language) || t('unnamed', { one, number: index + 1 })
        }
        labels={{
          move: (name) => t('move', { name }),
          copy: (name) => t('copy', { name }),
          remove: (name) => t('remove', { name }),
        }}
        addLabel={t('add', { one })}
        create={() => ({})}
        form={(item, change) => form(item, (name, next) => change({ ...item, [name]: next }))}
        onChange={onChange}
      />
    </fieldset>
  );
}
