'use client';

import { useTranslations as useT } from 'next-intl';
import { useEffect, useState } from 'react';
import { SelectField, TextField } from '@/ui/admin/Field';
import { pageName } from '../../rules/page-name';
import { useBuilder } from '../state/builder-context';
import type { Words } from '../state/parts';
import css from '../styles/fields.module.css';
import { WordsField } from './WordsField';

/** A link as it is stored. */
export interface LinkValue {
  label: Words;
  to: string;
}

const TARGET = /^(\/(?!\/)[^\s\\]*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d ()-]+)$/;
/** Completes a typed address that lacks its scheme. */
export const complete = (typed: string): string => {
  const text = typed.trim();
  if (text === '' || TARGET.test(text)) return text;
  if (/^[^\s@/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
};

/** The target of a link: none, a page of the site, or any address. */
export function TargetField({
  label,
  value,
  empty = true,
  onChange,
}: {
  label: string;
  value: string;
  /** Whether no target is allowed. */
  empty?: boolean;
  onChange: (to: string) => void;
}) {
  const t = useT('sites.builder.link');
  const { document, language } = useBuilder();
  const page = value.startsWith('page:') || value === '';
  const [own, setOwn] = useState(!page);
  const [typed, setTyped] = useState(page ? '' : value);
  useEffect(() => {
    if (value && !value.startsWith('page:')) setTyped(value);
  }, [value]);
  const whole = complete(typed);
  const bad = own && typed !== '' && !TARGET.test(whole);
  return (
    <>
      <SelectField
        label={label}
        // A block of a page is shown as its page.
        value={own ? 'address' : (value.split('#')[0] ?? '')}
        options={[
          ...(empty || value === '' ? [{ value: '', label: t('nowhere') }] : []),
          ...document.pages.map((one) => ({ value: `page:${one.id}`, label: pageName(one, language) })),
          { value: 'address', label: t('address') },
        ]}
        onChange={({ target }) => {
          setOwn(target.value === 'address');
          if (target.value !== 'address') onChange(target.value);
        }}
      />
      {own ? (
        <TextField
          label={t('addressLabel')}
          dir="ltr"
          value={typed}
          maxLength={480}
          placeholder="https://"
          {...(bad ? { errors: [t('addressBad')] } : {})}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = complete(target.value);
            if (next === '' ? empty : TARGET.test(next)) onChange(next);
          }}
        />
      ) : null}
    </>
  );
}

/** A button or link: its label and its target. */
export function LinkField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: LinkValue | undefined;
  onChange: (value: LinkValue) => void;
}) {
  const t = useT('sites.builder.link');
  const { label: words, to } = value ?? { label: {}, to: '' };
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <TargetField label={t('to')} value={to} onChange={(next) => onChange({ label: words, to: next })} />
      {to ? (
        <WordsField
          label={t('words')}
          value={words}
          max={120}
          onChange={(next) => onChange({ label: next, to })}
        />
      ) : null}
    </fieldset>
  );
}
