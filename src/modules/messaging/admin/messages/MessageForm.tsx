'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { TemplateView } from '@/modules/messaging/queries/messages-repo';
import {
  MESSAGE_FIELD_NAMES,
  type MessageField,
  type MessageWords,
} from '@/modules/messaging/rules/message-words';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import { MessageFields } from './MessageFields';
import { MailPreview, WhatsappPreview } from './MessagePreview';
import css from './messages.module.css';
import { useDrawn } from './use-drawn';

/** One message in one language, with a preview beside it. */
export function MessageForm({
  template,
  onDirty,
}: {
  template: TemplateView;
  /** Called with whether there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
}) {
  const t = useTranslations('admin-clients.msg');
  const call = useCall();
  const router = useRouter();
  const { kind, locale, own } = template;
  const path = `/api/x/studio/messages/${kind}/${locale}`;
  const { busy, act } = useAct();
  const [ask, question] = useConfirm();
  const form = useChanges<MessageWords & Record<string, unknown>>({
    current: template.words,
    send: (words, seen) => call(path, { method: 'PUT', body: { words, seen } }),
    label: (field) => t(`field.${field as MessageField}`),
    show: (_field, value) => String(value ?? ''),
    saved: t('saved'),
  });
  const drawn = useDrawn({ kind, locale, words: form.values });
  const guard = useLeaveGuard(form.dirty);
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const reset = async () => {
    if (!(await ask({ title: t('resetTitle'), text: t('resetText'), accept: t('reset'), danger: true })))
      return;
    await act(async () => {
      await call(path, { method: 'DELETE' });
      form.reset();
      toast.success(t('resetDone'));
      router.refresh();
    });
  };
  return (
    <form
      className={css.sides}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <div className={css.fields}>
        <p className={ui.help}>{t(`when.${kind}`)}</p>
        <MessageFields
          fields={MESSAGE_FIELD_NAMES}
          locale={locale}
          words={form.values}
          onChange={(field, value) => form.set(field, value)}
          errors={form.errors}
        />
        <p className={ui.help}>{t('emptyLine')}</p>
        <div className={css.foot}>
          <Button type="submit" look="primary" busy={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
          {own ? (
            <Button disabled={busy} onClick={() => void reset()}>
              {t('reset')}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={css.previews}>
        <h2>{t('preview')}</h2>
        <MailPreview drawn={drawn} locale={locale} />
        <h2>{t('asWhatsapp')}</h2>
        <WhatsappPreview drawn={drawn} locale={locale} />
      </div>
      {form.dialog}
      {guard}
      {question}
    </form>
  );
}
