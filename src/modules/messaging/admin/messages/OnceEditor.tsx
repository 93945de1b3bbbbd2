'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import type { TemplateView } from '@/modules/messaging/queries/messages-repo';
import type { MessageField, MessageKind, OwnWords } from '@/modules/messaging/rules/message-words';
import type { FieldErrors } from '@/ui/admin/use-act';
import { LanguageTabs } from './LanguageTabs';
import { MessageFields } from './MessageFields';
import { MailPreview } from './MessagePreview';
import css from './messages.module.css';
import { useDrawn } from './use-drawn';

/** Texts for one message by language, which override the account's. */
export type Once = Partial<Record<Locale, OwnWords>>;

const MAIL_FIELDS: readonly MessageField[] = ['subject', 'heading', 'text', 'button'];

/** Previews one message before it is sent, and edits it for this one time. */
export function OnceEditor({
  kind,
  languages = LOCALES,
  templates,
  once,
  onChange,
  event,
  client,
  errors,
}: {
  kind: MessageKind;
  /** The languages of its readers. */
  languages?: readonly Locale[];
  templates: TemplateView[];
  once: Once;
  onChange: (once: Once) => void;
  event: string;
  client?: string;
  errors: FieldErrors;
}) {
  const t = useTranslations('admin-clients.msg');
  const [chosen, setChosen] = useState<Locale>(languages[0] ?? 'en');
  const locale = languages.includes(chosen) ? chosen : (languages[0] ?? 'en');
  const template = templates.find((one) => one.kind === kind && one.locale === locale);
  const own = once[locale] ?? {};
  const drawn = useDrawn({ kind, locale, words: own, event, client });
  if (!template) return null;
  return (
    <section className={css.once} aria-label={t('once')}>
      {languages.length > 1 ? <LanguageTabs value={locale} onChange={setChosen} /> : null}
      <div className={css.sides}>
        <MessageFields
          fields={MAIL_FIELDS}
          locale={locale}
          words={{ ...template.words, ...own }}
          onChange={(field, value) => onChange({ ...once, [locale]: { ...own, [field]: value } })}
          errors={errors}
        />
        <MailPreview drawn={drawn} locale={locale} />
      </div>
    </section>
  );
}
