'use client';

import { toast } from '@payloadcms/ui';
import { MessageCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { ButtonLink } from '@/ui/admin/Button';
import { AreaField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useRead } from '@/ui/admin/use-read';
import { sendsMail } from '@/ui/admin/use-sent-notice';
import css from './head.module.css';

const NOTE_MAX = 300;

interface ReopenedTo {
  people: number;
  mails: number;
  phones: { name: string; whatsapp: string }[];
  by_link: number;
  by_code: number;
}

/** Lists who gets a mail, who has to be sent a WhatsApp message, and who cannot be reached. */
function ReopenedTo({ project }: { project: string }) {
  const t = useTranslations('admin-project.state');
  const { found } = useRead<ReopenedTo>(`/api/x/studio/projects/${project}/reopening`);
  // The button below does not move when the answer comes.
  if (!found) return <div className={css.reopenTo} />;
  const { people, mails, phones, by_link, by_code } = found;
  return (
    <div role="status" className={css.reopenTo}>
      {mails > 0 && !sendsMail() ? (
        <p>{t('reopenOutbox', { count: mails })}</p>
      ) : people > 0 || phones.length === 0 ? (
        <p>{t('reopenTo', { people })}</p>
      ) : null}
      {phones.length > 0 ? (
        <>
          <p>{t('reopenPhones')}</p>
          <ul className={css.phones}>
            {phones.map(({ name, whatsapp }) => (
              <li key={whatsapp}>
                <ButtonLink small href={whatsapp} newTab>
                  <MessageCircle aria-hidden /> {t('reopenWhatsapp', { name: isolateBidi(name) })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {by_link > 0 ? <p>{t('reopenByLink', { count: by_link })}</p> : null}
      {by_code > 0 ? <p>{t('reopenByCode', { count: by_code })}</p> : null}
    </div>
  );
}

/**
 * `[ask, dialog]`: reopens a completed selection, with an optional message to the clients; render `dialog` in the page.
 * `onDone`: additional data to reload.
 */
export function useReopen(project: string, onDone?: () => Promise<unknown>): [() => void, ReactNode] {
  const t = useTranslations('admin-project.state');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['note']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const submit = (given: FormData) => {
    const note = String(given.get('note') ?? '');
    void act(async () => {
      await call(`/api/x/studio/projects/${project}/reopening`, { method: 'POST', body: { note } });
      close();
      toast.success(t('reopened'));
      router.refresh();
      await onDone?.();
    });
  };
  const dialog = open ? (
    <FormDialog title={t('reopenTitle')} accept={t('reopen')} busy={busy} onSubmit={submit} onClose={close}>
      <p>{t('reopenText')}</p>
      <ReopenedTo project={project} />
      <AreaField
        label={t('reopenNote')}
        help={t('reopenNoteHelp')}
        name="note"
        dir="auto"
        rows={3}
        maxLength={NOTE_MAX}
        optional
        errors={errors.note}
      />
    </FormDialog>
  ) : null;
  return [() => setOpen(true), dialog];
}
