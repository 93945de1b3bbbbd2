'use client';

import { hooks, parts, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import type { Inbox, InboxPart, Inquiry } from '../inbox-repo';
import { InquiryRow } from './InquiryRow';
import css from './inquiries.module.css';

const PARTS: InboxPart[] = ['all', 'new'];

/** What visitors wrote to the studio over its site, the newest first. */
export function InquiriesBoard() {
  const t = useT('sites.contact.admin');
  const [{ part, page }, setAsked] = useState<{ part: InboxPart; page: number }>({ part: 'all', page: 1 });
  const read = hooks.useRead<Inbox>(`/api/x/sites/inquiries?part=${part}&page=${page}`);
  const { found, load, setFound } = read;
  if (!found || read.failed) return <parts.Reading of={read} text={t('failed')} />;
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
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div className={css.parts} role="group" aria-label={t('parts')}>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === part}
            onClick={() => setAsked({ part: one, page: 1 })}
          >
            {t(`part.${one}`)} <span>{counts[one]}</span>
          </button>
        ))}
      </div>
      {inquiries.length === 0 ? (
        <div className={css.note}>
          <h2>{t(counts.all === 0 ? 'empty' : 'nothing')}</h2>
          <p>{t(counts.all === 0 ? 'emptyText' : 'nothingText')}</p>
        </div>
      ) : (
        <ul className={css.list}>
          {inquiries.map((one) => (
            <InquiryRow key={one.id} inquiry={one} patch={patch} reload={load} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={css.pages} aria-label={t('pages')}>
          <parts.Button disabled={page < 2} onClick={() => setAsked({ part, page: page - 1 })}>
            {t('newer')}
          </parts.Button>
          <span>{t('pageOf', { page, pages })}</span>
          <parts.Button disabled={page >= pages} onClick={() => setAsked({ part, page: page + 1 })}>
            {t('older')}
          </parts.Button>
        </nav>
      )}
    </div>
  );
}
