'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead, useSentNotice } from '@plugins/kit/admin/hooks';
import { Button, CheckField, Empty, Moment, Reading } from '@plugins/kit/admin/parts';
import type { Requestees } from '../operations/read-requestees';
import type { Requested } from '../operations/request-reviews';
import { AskOthers } from './AskOthers';
import css from './reviews.module.css';

/** A project's clients with the state of their review requests; sends one to those who have none yet. */
export function RequestsTab({ eventId, data }: { eventId: string; data?: unknown }) {
  const t = useT('reviews.admin');
  const call = useCall();
  const showSent = useSentNotice();
  const { busy, act } = useAct();
  const read = useRead<Requestees>(`/api/x/reviews/projects/${eventId}`, data as Requestees | null);
  const { found, setFound, load } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  const fresh = found.people.filter(({ state }) => state === 'fresh').length;
  const ask = () =>
    act(async () => {
      const { requested } = await call<Requested>(`/events/${eventId}/review_requests`, {
        method: 'POST',
        body: {},
      });
      const said = t('askedNow', { count: requested });
      if (requested > 0) showSent(said);
      else toast.info(said);
      await load();
    });
  const setAutomatic = (enabled: boolean) =>
    act(async () => {
      await call('/review_requests', { method: 'PUT', body: { enabled } });
      setFound({ ...found, enabled });
    });
  return (
    <div className={css.board}>
      <div className={css.head}>
        <p>{t('askText')}</p>
        <Button look="primary" busy={busy} disabled={fresh === 0} onClick={() => void ask()}>
          {t('askNow', { count: fresh })}
        </Button>
      </div>
      {found.people.length === 0 ? (
        <Empty title={t('noClients')} text={t('noClientsText')} />
      ) : (
        <ul className={css.people}>
          {found.people.map(({ id, name, email, state, at }) => (
            <li key={id}>
              <span>
                <bdi>{name}</bdi>
                {email && (
                  <small>
                    <bdi>{email}</bdi>
                  </small>
                )}
              </span>
              <span data-state={state}>
                {t(`state.${state}`)} {at && <Moment at={at} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      <AskOthers eventId={eventId} onDone={load} />
      <CheckField
        label={t('askAutomatically')}
        help={t('askAutomaticallyHelp')}
        checked={found.enabled}
        disabled={busy}
        onChange={(event) => void setAutomatic(event.target.checked)}
      />
    </div>
  );
}
