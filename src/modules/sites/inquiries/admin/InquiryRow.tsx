'use client';

import { toast } from '@payloadcms/ui';
import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations as useT } from 'next-intl';
import { prefillAddress } from '@/modules/project/rules/prefill';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';
import type { Inquiry } from '../queries';
import css from './inquiries.module.css';

interface RowProps {
  inquiry: Inquiry;
  patch: (id: string, read: boolean) => void;
  reload: () => Promise<void>;
}

const dayWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** One inquiry: sender and text, reply link, read state, and deleting with undo. */
export function InquiryRow({ inquiry, patch, reload }: RowProps) {
  const t = useT('sites.contact.admin');
  const locale = useLocale();
  const call = useCall();
  const undo = useUndo();
  const { id, name, email, phone, day, message, answers, page, at, read } = inquiry;
  const address = `/api/x/sites/inquiries/${id}`;
  const answer = `mailto:${email}?subject=${encodeURIComponent(t('replySubject'))}`;

  const mark = async (wanted: boolean) => {
    if (wanted === read) return;
    patch(id, wanted);
    try {
      await call(address, { method: 'PUT', quiet: true, body: { read: wanted } });
    } catch {
      patch(id, read);
      toast.error(t('changeFailed'));
    }
  };
  const remove = async () => {
    try {
      await call(address, { method: 'DELETE', quiet: true });
    } catch {
      toast.error(t('changeFailed'));
      return;
    }
    await reload();
    const restore = async () => {
      await call(`${address}/restore`, { method: 'POST' });
      await reload();
    };
    undo(t('deleted'), restore, id);
  };
  return (
    <li className={css.row} id={id} data-inquiry={id} data-new={read ? undefined : ''}>
      <header className={css.head}>
        {!read && <strong className={css.new}>{t('new')}</strong>}
        <bdi className={css.name}>{name}</bdi>
        <small>
          <Moment at={at} />
          {page && <> · {t('page', { page })}</>}
        </small>
        <span className={css.remove}>
          <Button
            small
            look="quiet"
            iconOnly
            aria-label={t('deleteOne', { name })}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden />
          </Button>
        </span>
      </header>
      <p className={css.facts}>
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
            {phone}
          </a>
        )}
        {day && <span>{t('day', { day: dayWords(day, locale) })}</span>}
      </p>
      <p className={css.words} dir="auto">
        {message}
      </p>
      {answers.length > 0 ? (
        <dl className={css.answers}>
          {answers.map(({ label, value }) => (
            <div key={label + value}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={css.acts}>
        {/* Replying marks it as read. */}
        <a className={css.answer} href={answer} onClick={() => void mark(true)}>
          {t('answer')}
        </a>
        <ButtonLink small href={prefillAddress({ name, email, phone, day })}>
          {t('createProject')}
        </ButtonLink>
        <Button small onClick={() => void mark(!read)}>
          {t(read ? 'markUnread' : 'markRead')}
        </Button>
      </div>
    </li>
  );
}
