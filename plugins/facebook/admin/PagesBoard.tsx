'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, CheckField, Reading } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { BoardView, PageView } from '../wire';
import { Allow } from './Allow';
import css from './facebook.module.css';

const PATH = '/api/x/facebook/connection';
/** Refusals of the way back that have a sentence here. */
const REFUSED = ['SERVICE_CANCELLED', 'SERVICE_DOWN', 'SERVICE_STATE'] as const;

/** Connects Facebook, and chooses the pages whose ratings are imported and on which albums are published. */
export function PagesBoard({ refused }: { refused: string | null }) {
  const t = useT('facebook');
  const call = useCall();
  const read = useRead<BoardView>(PATH);
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [added, setAdded] = useState(false);
  const { found, setFound, load } = read;
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { connection, pages } = found;
  const why = REFUSED.find((code) => code === refused);
  const disconnect = async () => {
    const question = {
      title: t('disconnect.title'),
      text: t('disconnect.text'),
      accept: t('disconnect.accept'),
    };
    if (await ask({ ...question, danger: true }))
      await act(async () => setFound(await call<BoardView>(PATH, { method: 'DELETE' })));
  };
  const choose = (page: PageView) =>
    act(async () => {
      // Shown at once; the answer corrects it.
      const pages = found.pages.map((one) => (one === page ? { ...one, linked: !one.linked } : one));
      setFound({ ...found, pages });
      if (page.linked) await call(`/facebook_pages/${page.id}`, { method: 'DELETE' });
      else await call('/facebook_pages', { method: 'POST', body: { page: page.id } });
      setAdded(!page.linked);
    }).then((done) => (done ? undefined : load()));
  return (
    <div className={css.board}>
      {why ? (
        <p role="alert" className={css.warning}>
          {t(`refused.${why}`)}
        </p>
      ) : null}
      {connection ? (
        <Connected connection={connection} />
      ) : (
        <section className={css.part}>
          <p>{t('intro')}</p>
          <Allow use="ratings" look="primary">
            {t('connect')}
          </Allow>
        </section>
      )}
      {pages.length > 0 ? (
        <section className={css.part}>
          <h2>{t('pages.title')}</h2>
          <p>{t('pages.text')}</p>
          <div className={css.choices}>
            {pages.map((page) => (
              <CheckField
                key={page.id}
                label={page.name}
                {...(!page.administers && { help: t('pages.lost') })}
                checked={page.linked}
                disabled={busy}
                onChange={() => void choose(page)}
              />
            ))}
          </div>
          <p role="status">{added ? t('added') : null}</p>
        </section>
      ) : connection?.works && connection.reachable ? (
        <p>{t('pages.none')}</p>
      ) : null}
      {connection ? (
        <div className={css.acts}>
          {pages.some(({ linked }) => linked) ? (
            <ButtonLink href="/admin/x/reviews/all">{t('ratings')}</ButtonLink>
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

/** Who is connected, and what must be allowed again. */
function Connected({
  connection: { name, works, reachable, lacks },
}: {
  connection: NonNullable<BoardView['connection']>;
}) {
  const t = useT('facebook');
  return (
    <section className={css.part}>
      <p role="status">
        {t('connectedAs')} <bdi>{name}</bdi>
      </p>
      {reachable ? null : <p className={css.warning}>{t('unreachable')}</p>}
      {works ? (
        lacks.map((use) => (
          <div key={use} className={css.lack}>
            <p>{t(`lacks.${use}`)}</p>
            <Allow use={use}>{t('allow')}</Allow>
          </div>
        ))
      ) : (
        <div className={css.lack}>
          <p className={css.warning}>{t('ended')}</p>
          <Allow use="ratings" look="primary">
            {t('connect')}
          </Allow>
        </div>
      )}
    </section>
  );
}
