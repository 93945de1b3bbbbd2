'use client';

import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/ui/admin/Empty';
import { PageSteps } from '@/ui/admin/PageSteps';
import { PartButtons } from '@/ui/admin/PartButtons';
import { Reading } from '@/ui/admin/Reading';
import { useRead } from '@/ui/admin/use-read';
import type { Inbox, InboxPart, Inquiry } from '../queries';
import { InquiryRow } from './InquiryRow';
import css from './inquiries.module.css';

const PARTS: InboxPart[] = ['all', 'new'];

/** Inquiries of the studio's visitors, newest first. */
export function InquiriesBoard() {
  const t = useT('sites.contact.admin');
  const [{ part, page }, setAsked] = useState<{ part: InboxPart; page: number }>({ part: 'all', page: 1 });
  const read = useRead<Inbox>(`/api/x/sites/inquiries?part=${part}&page=${page}`);
  const { found, load, setFound } = read;
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { counts, inquiries, pages } = found;
  const patch = (id: string, wanted: boolean) =>
    setFound(
      (now) =>
        now && {
          ...now,
          counts: { ...now.counts, new: now.counts.new + (wanted ? -1 : 1) },
          inquiries: now.inquiries.map((one): Inquiry => (one.id === id ? { ...one, read: wanted } : one)),
        },
    );
  return (
    <div className={css.board}>
      <PartButtons
        label={t('parts')}
        parts={PARTS.map((one) => ({ part: one, label: t(`part.${one}`), count: counts[one] }))}
        chosen={part}
        onChoose={(one) => setAsked({ part: one, page: 1 })}
      />
      {inquiries.length === 0 ? (
        <Empty
          title={t(counts.all === 0 ? 'empty' : 'nothing')}
          text={t(counts.all === 0 ? 'emptyText' : 'nothingText')}
        />
      ) : (
        <ul className={css.list}>
          {inquiries.map((one) => (
            <InquiryRow key={one.id} inquiry={one} patch={patch} reload={load} />
          ))}
        </ul>
      )}
      <PageSteps page={page} pages={pages} onGo={(to) => setAsked({ part, page: to })} />
    </div>
  );
}
