'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useSentNotice } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { dayWords } from '@plugins/kit/internal';
import { isolateBidi } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ShownSelection } from './apply-news';
import css from './progress.module.css';
import type { OpenSelection } from './progress-view';

/** How long a changed row is highlighted. */
const MARKED_MS = 8000;

/** One open selection: its progress, last activity, closing day, and the button for a nudge. */
export function OpenRow({
  open,
  cover,
  onChange,
}: {
  open: ShownSelection;
  cover: string | null;
  onChange: (open: ShownSelection) => void;
}) {
  const t = useT('selection.progress');
  const locale = useLocale();
  const { id, name, picked, room, closes_on, products, waits, ended } = open;
  const marked = useMarked(open.changed);
  const extras = products.reduce((sum, { standing }) => sum + standing.extras + standing.over, 0);
  const missing = products.reduce((sum, { standing }) => sum + standing.missing, 0);
  return (
    <li className={css.row} data-changed={marked || undefined} data-ended={ended ?? undefined}>
      <span className={css.cover}>{cover ? <img src={cover} alt="" decoding="async" /> : null}</span>
      <div className={css.words}>
        <a href={`/admin/projects/${id}/picks`}>
          <bdi>{name}</bdi>
        </a>
        <span className={css.count}>
          {t('picked', { limited: room === null ? 'no' : 'yes', count: picked, room: room ?? 0 })}
          {extras > 0 ? <> · {t('extra', { count: extras })}</> : null}
          {missing > 0 ? <b> · {t('missing', { count: missing })}</b> : null}
        </span>
        {room ? (
          <span className={css.bar} aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (100 * picked) / room)}%` }} />
          </span>
        ) : null}
        <span className={css.quiet}>
          <Last open={open} />
          {closes_on && !ended ? <> · {t('closes', { day: dayWords(closes_on, locale) })}</> : null}
        </span>
        {waits.map(({ text, href }) => (
          <a key={href} className={css.waits} href={href}>
            {text}
          </a>
        ))}
      </div>
      {ended ? <strong className={css.ended}>{t(ended)}</strong> : <Nudge open={open} onChange={onChange} />}
    </li>
  );
}

/** Whether a row has just changed. */
function useMarked(changed: number): boolean {
  const [marked, setMarked] = useState(false);
  useEffect(() => {
    if (changed === 0) return;
    setMarked(true);
    const timer = setTimeout(() => setMarked(false), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return marked;
}

/** The last activity: a pick, a visit, or none since the project was published. */
function Last({ open: { last_pick_at, seen_at } }: { open: OpenSelection }) {
  const t = useT('selection.progress');
  const at = last_pick_at ?? seen_at;
  if (!at) return t('untouched');
  return (
    <>
      {t(last_pick_at ? 'lastPick' : 'lastSeen')} <Moment at={at} />
    </>
  );
}

function Nudge({ open, onChange }: { open: ShownSelection; onChange: (open: ShownSelection) => void }) {
  const t = useT('selection.progress');
  const call = useCall();
  const { busy, act } = useAct();
  const showSent = useSentNotice();
  const [ask, dialog] = useConfirm();
  const { id, name, nudge, next_nudge_at } = open;
  const send = async () => {
    const sure = await ask({
      title: t('askTitle', { name: isolateBidi(name) }),
      text: t('askText'),
      accept: t('askAccept'),
    });
    if (!sure) return;
    await act(async () => {
      const { next, ...sent } = await call<NonNullable<OpenSelection['nudge']> & { next: string }>(
        `/api/x/selection/projects/${id}/nudge`,
        { method: 'POST' },
      );
      onChange({ ...open, nudge: sent, next_nudge_at: next });
      showSent(t('nudgedNow', { count: sent.mails }));
    });
  };
  return (
    <div className={css.nudge}>
      <Button
        small
        busy={busy}
        disabled={next_nudge_at !== null}
        aria-label={t('nudgeOf', { name })}
        onClick={() => void send()}
      >
        {t('nudge')}
      </Button>
      {nudge ? (
        <span className={css.quiet} role="status">
          {t('nudged', { count: nudge.mails })} <Moment at={nudge.at} />
        </span>
      ) : null}
      {dialog}
    </div>
  );
}
