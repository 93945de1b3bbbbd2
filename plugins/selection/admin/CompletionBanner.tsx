'use client';

import { useT } from '@plugins/kit/admin';
import { useReopen } from '@plugins/kit/admin/internal';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { isolateBidi } from '@plugins/kit/rules';
import { useId, useState } from 'react';
import css from './picks.module.css';
import type { PicksView, TurnView } from './picks-view';

/**
 * The state of the selection: when and by whom it was completed, the button to reopen it with a message, and its
 * history.
 */
export function CompletionBanner({
  eventId,
  picks,
  onChange,
}: {
  eventId: string;
  picks: PicksView;
  onChange: () => Promise<void>;
}) {
  const t = useT('selection.admin');
  const [reopen, dialog] = useReopen(eventId, onChange);
  const { done, completed_at, turns } = picks;
  const [last] = turns;
  return (
    <section className={css.state} data-done={done || undefined} aria-label={t('state')}>
      <div className={css.standing} role="status">
        {done ? (
          <>
            <strong>{t('done')}</strong>
            <span>
              {last?.what === 'completed' ? <Who turn={last} /> : null}
              {completed_at ? <Moment at={completed_at} /> : null} · {t('doneText')}
            </span>
            {last?.what === 'completed' && last.note ? <q dir="auto">{last.note}</q> : null}
            {last ? <Differences turn={last} /> : null}
          </>
        ) : (
          <>
            <strong className={css.live}>
              <span aria-hidden /> {t('live')}
            </strong>
            {last?.what === 'reopened' ? (
              <span>
                {t('reopenedLine')} <Who turn={last} />
                <Moment at={last.at} />
              </span>
            ) : null}
            {last?.what === 'reopened' && last.note ? <q dir="auto">{last.note}</q> : null}
          </>
        )}
      </div>
      <div className={css.stateButtons}>{done ? <Button onClick={reopen}>{t('reopen')}</Button> : null}</div>
      {turns.length > 1 ? <Turns turns={turns} /> : null}
      {dialog}
    </section>
  );
}

function Who({ turn: { by, staff } }: { turn: TurnView }) {
  const t = useT('selection.admin');
  return <>{t('by', { name: by === null ? t(staff ? 'studio' : 'client') : isolateBidi(by) })} · </>;
}

/** The differences to the previous completion, by names of photographs. */
function Differences({ turn: { differences } }: { turn: TurnView }) {
  const t = useT('selection.admin');
  if (!differences) return null;
  if (differences.length === 0) return <span className={css.differences}>{t('unchanged')}</span>;
  return differences.map(({ name, added, removed }) => (
    <span key={name} className={css.differences}>
      <bdi>{name}</bdi>:{' '}
      {[
        added.length > 0 ? t('added', { count: added.length, names: added.join(', ') }) : '',
        removed.length > 0 ? t('removed', { count: removed.length, names: removed.join(', ') }) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  ));
}

/** The history of completions and reopenings, the newest first, expanded by a button. */
function Turns({ turns }: { turns: TurnView[] }) {
  const t = useT('selection.admin');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.turns}>
      <Button small look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('turns', { count: turns.length })}
      </Button>
      <ol id={id} hidden={!open}>
        {turns.map((turn) => (
          <li key={turn.id}>
            <span>
              {t(`turn.${turn.what}`)} <Who turn={turn} />
              <Moment at={turn.at} />
            </span>
            {turn.note ? <q dir="auto">{turn.note}</q> : null}
            <Differences turn={turn} />
          </li>
        ))}
      </ol>
    </div>
  );
}
