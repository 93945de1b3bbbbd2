'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Locale } from '@/core/i18n/locale';
import {
  MESSAGE_FIELDS,
  type MessageField,
  type MessageWords,
  placeholdersOf,
} from '@/modules/messaging/rules/message-words';
import { AreaField, TextField } from '@/ui/admin/Field';
import type { FieldErrors } from '@/ui/admin/use-act';
import css from './messages.module.css';

const AREAS: readonly MessageField[] = ['text', 'whatsapp'];

/** The fields of a message in one language, each with its placeholders. */
export function MessageFields({
  fields,
  locale,
  words,
  onChange,
  errors,
}: {
  fields: readonly MessageField[];
  locale: Locale;
  words: MessageWords;
  onChange: (field: MessageField, value: string) => void;
  errors: FieldErrors;
}) {
  const t = useTranslations('admin-clients.msg');
  const box = useRef<HTMLDivElement>(null);
  const insert = (field: MessageField, name: string) => {
    const input = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
    const value = words[field];
    const from = input?.selectionStart ?? value.length;
    const to = input?.selectionEnd ?? from;
    const piece = `{${name}}`;
    onChange(field, value.slice(0, from) + piece + value.slice(to));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + piece.length, from + piece.length);
    });
  };
  return (
    <div ref={box} className={css.fields}>
      {fields.map((field) => {
        const shared = {
          label: t(`field.${field}`),
          name: field,
          value: words[field],
          dir: locale === 'he' ? ('rtl' as const) : ('ltr' as const),
          lang: locale,
          maxLength: MESSAGE_FIELDS[field],
          errors: errors[field],
        };
        return (
          <div key={field} className={css.part}>
            {AREAS.includes(field) ? (
              <AreaField
                {...shared}
                rows={field === 'text' ? 6 : 3}
                onChange={(event) => onChange(field, event.currentTarget.value)}
              />
            ) : (
              <TextField {...shared} onChange={(event) => onChange(field, event.currentTarget.value)} />
            )}
            {field === 'button' ? null : (
              <div className={css.inserts}>
                <span>{t('insert')}:</span>
                {placeholdersOf(field).map((name) => (
                  <button key={name} type="button" className={css.insert} onClick={() => insert(field, name)}>
                    {t(`placeholder.${name}`)}
                  </button>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
