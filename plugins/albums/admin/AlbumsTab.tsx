'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, Empty, Moment, Reading } from '@plugins/kit/admin/parts';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isolateSizes } from '../rules/sizes';
import type { AlbumsView } from '../rules/wire';
import css from './albums.module.css';
import { AlbumEditor } from './lazy';
import { NewAlbum } from './NewAlbum';

/** A project's albums; with `?album=` the editor of one. */
export function AlbumsTab({ eventId, data }: { eventId: string; data?: unknown }) {
  const open = useSearchParams().get('album');
  if (open) return <AlbumEditor key={open} eventId={eventId} album={open} />;
  return <AlbumList eventId={eventId} first={data as AlbumsView | null} />;
}

function AlbumList({ eventId, first }: { eventId: string; first: AlbumsView | null }) {
  const t = useT('albums.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [adding, setAdding] = useState(false);
  const at = `/api/x/albums/projects/${eventId}/albums`;
  const read = useRead<AlbumsView>(at, first);
  const { found, load } = read;
  // Clients answer while this tab waits in the background.
  useEffect(() => {
    const again = () => void load();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [load]);
  if (!found) return <Reading of={read} text={t('failed')} />;
  const remove = async (id: string, name: string) => {
    const question = {
      title: t('remove.title', { name: isolateSizes(name) }),
      text: t('remove.text'),
      accept: t('remove.accept'),
    };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`${at}/${id}`, { method: 'DELETE' });
      await load();
    });
  };
  const begin = (
    <Button look="primary" onClick={() => setAdding(true)}>
      {t('new.button')}
    </Button>
  );
  return (
    <div className={css.board}>
      {found.albums.length === 0 ? (
        <Empty title={t('empty')} text={t('emptyText')}>
          {begin}
        </Empty>
      ) : (
        <>
          <div className={css.head}>{begin}</div>
          <ul className={css.albums}>
            {found.albums.map(
              ({
                id,
                name,
                state,
                round,
                changed,
                spreads,
                photographs,
                open_pins,
                updated_at,
                product,
                src,
              }) => (
                <li key={id} className={`${css.album} ${css.pictured}`}>
                  {src ? <img src={src} alt="" loading="lazy" /> : <span className={css.noPicture} />}
                  <span className={css.who}>
                    <strong>
                      <bdi>{isolateSizes(name)}</bdi>
                    </strong>
                    <small>
                      {product && (
                        <>
                          <bdi>{isolateSizes(product)}</bdi> ·{' '}
                        </>
                      )}
                      {t('about', { spreads, photographs })} · <Moment at={updated_at} />
                    </small>
                  </span>
                  <span className={css.state} data-state={state}>
                    {t(`state.${state}`, { round })}
                    {state !== 'draft' && changed ? ` · ${t('changed')}` : ''}
                    {open_pins > 0 ? ` · ${t('openPins', { count: open_pins })}` : ''}
                  </span>
                  <span className={css.acts}>
                    <ButtonLink href={`/admin/projects/${eventId}/albums?album=${id}`}>
                      {t('open')}
                    </ButtonLink>
                    <Button
                      look="quiet"
                      busy={busy}
                      aria-label={t('remove.of', { name })}
                      onClick={() => void remove(id, name)}
                    >
                      {t('remove.button')}
                    </Button>
                  </span>
                </li>
              ),
            )}
          </ul>
        </>
      )}
      {adding && <NewAlbum eventId={eventId} of={found} onClose={() => setAdding(false)} />}
      {dialog}
    </div>
  );
}
