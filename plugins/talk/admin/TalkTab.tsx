'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, CheckField, Empty, PageSteps, PartButtons, Reading } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import { THREAD_STATES, type ThreadState } from '../rules/thread-state';
import { ThreadCard } from './ThreadCard';
import css from './talk.module.css';
import { type BoardFilter, useBoard } from './use-board';

const PARTS = ['all', ...THREAD_STATES] as const;
const isPart = (word: string | null): word is ThreadState | 'all' => PARTS.some((part) => part === word);

/** Reads the filter from the address: a message links to one photograph, a card of Home to unanswered threads. */
function asked(): BoardFilter {
  const search = typeof location === 'undefined' ? null : new URLSearchParams(location.search);
  const state = search?.get('state') ?? null;
  return { state: isPart(state) ? state : 'all', page: 1, media: search?.get('photo') ?? null };
}

/** A project's comments by photograph: the studio reads, answers and resolves them here. */
export function TalkTab({ eventId }: { eventId: string }) {
  const t = useT('talk.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const [filter, storeFilter] = useState(asked);
  const read = useBoard(eventId, filter);
  const { found, setFound } = read;
  const setFilter = (change: Partial<BoardFilter>) =>
    storeFilter((now) => ({ ...now, page: 1, media: null, ...change }));
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { counts, threads, page, pages, mails } = found;
  const setEnabled = (on: boolean) =>
    act(async () => {
      await call('/api/x/talk/mails', { method: 'PUT', body: { on } });
      setFound((now) => now && { ...now, mails: on });
    });
  return (
    <div className={css.board}>
      <PartButtons
        label={t('states')}
        parts={PARTS.map((part) => ({ part, label: t(`state.${part}`), count: counts[part] }))}
        chosen={filter.media === null ? filter.state : null}
        onChoose={(state) => setFilter({ state })}
      />
      {filter.media && (
        <p className={css.only}>
          {t('only')}{' '}
          <Button small onClick={() => setFilter({})}>
            {t('showAll')}
          </Button>
        </p>
      )}
      {threads.length === 0 ? (
        <Empty
          title={t(counts.all === 0 ? 'empty' : 'nothing')}
          text={t(counts.all === 0 ? 'emptyText' : `nothingText.${filter.state}`)}
        />
      ) : (
        <ul className={css.list}>
          {threads.map((thread) => (
            <ThreadCard key={thread.media} eventId={eventId} thread={thread} reload={read.load} />
          ))}
        </ul>
      )}
      {filter.media ? null : (
        <PageSteps page={page} pages={pages} onGo={(to) => storeFilter({ ...filter, page: to })} />
      )}
      <CheckField
        label={t('mails')}
        checked={mails}
        disabled={busy}
        onChange={(event) => void setEnabled(event.target.checked)}
      />
    </div>
  );
}
