'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { TemplateView } from '@/modules/messaging/queries/messages-repo';
import { MESSAGE_KINDS, type MessageKind } from '@/modules/messaging/rules/message-words';
import { useConfirm } from '@/ui/admin/Dialog';
import frame from '@/ui/admin/list-page.module.css';
import ui from '@/ui/admin/ui.module.css';
import { LanguageTabs } from './LanguageTabs';
import { MessageForm } from './MessageForm';
import css from './messages.module.css';

/** All messages by kind and language; the chosen one is edited beside its preview. */
export function MessagesBoard({ templates, locale: own }: { templates: TemplateView[]; locale: Locale }) {
  const t = useTranslations('admin-clients.msg');
  const leaving = useTranslations('admin-project.leave');
  const [kind, setKind] = useState<MessageKind>('invitation');
  const [locale, setLocale] = useState<Locale>(own);
  const template = templates.find((one) => one.kind === kind && one.locale === locale);
  const [dirty, setDirty] = useState(false);
  const [ask, question] = useConfirm();
  /** Asks for confirmation before switching messages discards unsaved changes. */
  const leave = async (go: () => void) => {
    const words = { title: leaving('title'), text: leaving('text'), accept: leaving('accept') };
    if (!dirty || (await ask({ ...words, cancel: leaving('stay'), danger: true }))) go();
  };
  const isOwn = (one: MessageKind) => templates.some((other) => other.kind === one && other.own);
  return (
    <main className={frame.page}>
      <header className={frame.head}>
        <h1>{t('title')}</h1>
        <LanguageTabs value={locale} onChange={(one) => void leave(() => setLocale(one))} />
      </header>
      <p className={ui.help}>{t('intro')}</p>
      <div className={css.page}>
        <ul className={css.kinds}>
          {MESSAGE_KINDS.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === kind}
                onClick={() => void leave(() => setKind(one))}
              >
                {t(`kind.${one}`)}
                {isOwn(one) ? <span className={css.mark}>{t('own')}</span> : null}
              </button>
            </li>
          ))}
        </ul>
        {template ? <MessageForm key={`${kind}-${locale}`} template={template} onDirty={setDirty} /> : null}
      </div>
      {question}
    </main>
  );
}
