'use client';

import { Button, Moment, useAct, useCall, useConfirm, useT } from '@plugins/kit/admin';
import css from './picks.module.css';
import type { PicksView } from './picks-view';

/** Says that the selection is complete, and opens it again after a question; while it is open, says that it is live. */
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
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  if (!picks.done) {
    return (
      <p className={css.live}>
        <span aria-hidden /> {t('live')}
      </p>
    );
  }
  const reopen = async () => {
    if (!(await ask({ title: t('reopenTitle'), text: t('reopenText'), accept: t('reopen') }))) return;
    await act(async () => {
      await call(`/events/${eventId}`, { method: 'PUT', body: { event: { printselectiondone: false } } });
      await onChange();
    });
  };
  return (
    <div className={css.banner} role="status">
      <div>
        <strong>{t('done')}</strong>
        <span>
          {picks.completed_at ? <Moment at={picks.completed_at} /> : null} · {t('doneText')}
        </span>
      </div>
      <Button busy={busy} onClick={() => void reopen()}>
        {t('reopen')}
      </Button>
      {dialog}
    </div>
  );
}
