'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, CheckField, Reading } from '@plugins/kit/admin/parts';
import type { BoardView } from '../wire';
import css from './profiles.module.css';

const AT = '/api/x/google-business';
/** Refusals of the way back that have a sentence here. */
const REFUSED = ['SERVICE_CANCELLED', 'SERVICE_DOWN', 'SERVICE_STATE'] as const;

/** Connects Google, and chooses the profiles whose reviews are imported. */
export function ProfilesBoard({ refused }: { refused: string | null }) {
  const t = useT('google-business');
  const call = useCall();
  const read = useRead<BoardView>(`${AT}/connection`);
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const { found, setFound, load } = read;
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { connection, places } = found;
  const why = REFUSED.find((code) => code === refused);
  const connect = () =>
    act(async () => {
      const { address } = await call<{ address: string }>(`${AT}/connect`, { method: 'POST', body: {} });
      location.assign(address);
    });
  const choose = (id: string, chosen: boolean) =>
    act(async () => {
      // Shown at once; the answer corrects it.
      const shown = places.map((one) => (one.id === id ? { ...one, chosen: !chosen } : one));
      setFound({ ...found, places: shown });
      const path = chosen ? `${AT}/places/remove` : `${AT}/places`;
      setFound(await call<BoardView>(path, { method: 'POST', body: { place: id } }));
    }).then((done) => (done ? undefined : load()));
  const disconnect = async () => {
    const question = {
      title: t('disconnect.title'),
      text: t('disconnect.text'),
      accept: t('disconnect.accept'),
    };
    if (await ask({ ...question, danger: true }))
      await act(async () => setFound(await call<BoardView>(`${AT}/connection`, { method: 'DELETE' })));
  };
  const offer = (
    <Button look="primary" busy={busy} onClick={() => void connect()}>
      {t('connect')}
    </Button>
  );
  return (
    <div className={css.board}>
      {why ? (
        <p role="alert" className={css.warning}>
          {t(`refused.${why}`)}
        </p>
      ) : null}
      <section className={css.part}>
        {connection ? (
          <p role="status">
            {t('connectedAs')} <bdi>{connection.name}</bdi>
          </p>
        ) : (
          <p>{t('intro')}</p>
        )}
        {connection && !connection.reachable ? <p className={css.warning}>{t('unreachable')}</p> : null}
        {connection && !connection.works ? <p className={css.warning}>{t('ended')}</p> : null}
        {connection?.works ? null : offer}
      </section>
      {places.length > 0 ? (
        <section className={css.part}>
          <h2>{t('places.title')}</h2>
          <div className={css.choices}>
            {places.map(({ id, name, chosen, managed }) => (
              <CheckField
                key={id}
                label={name}
                {...(!managed && { help: t('places.lost') })}
                checked={chosen}
                disabled={busy}
                onChange={() => void choose(id, chosen)}
              />
            ))}
          </div>
        </section>
      ) : connection?.works && connection.reachable ? (
        <p>{t('places.none')}</p>
      ) : null}
      {connection ? (
        <div className={css.acts}>
          {places.some(({ chosen }) => chosen) ? (
            <ButtonLink href="/admin/x/reviews/all">{t('reviews')}</ButtonLink>
          ) : null}
          <Button look="danger" busy={busy} onClick={() => void disconnect()}>
            {t('disconnect.accept')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </div>
  );
}
