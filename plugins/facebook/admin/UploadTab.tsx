'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { ButtonLink, Empty, Reading } from '@plugins/kit/admin/parts';
import { useEffect } from 'react';
import type { AlbumView, UploadView } from '../wire';
import { AlbumList } from './AlbumList';
import { Allow } from './Allow';
import { ChoosePhotos } from './ChoosePhotos';
import css from './facebook.module.css';

/** Milliseconds between two looks at an album that is being sent. */
const LOOK_MS = 2000;

/** A project's albums on Facebook pages, and photographs to publish. */
export function UploadTab({ eventId }: { eventId: string }) {
  const t = useT('facebook');
  const at = `/api/x/facebook/projects/${eventId}`;
  const call = useCall();
  const read = useRead<UploadView>(`${at}/uploads`);
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const { found, setFound, load } = read;
  const running = found?.albums.some((album) => album.running) ?? false;
  useEffect(() => {
    if (!running) return;
    const look = async () => {
      const { albums } = await call<{ albums: AlbumView[] }>(`${at}/albums`);
      setFound((now) => now && { ...now, albums });
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [running, at, call, setFound]);
  if (!found) return <Reading of={read} text={t('upload.failed')} />;
  const { owns, connected, ready, pages, albums } = found;
  const change = (path: string, body: object = {}) =>
    act(async () => {
      const answer = await call<{ albums: AlbumView[] }>(`${at}${path}`, { method: 'POST', body });
      setFound((now) => now && { ...now, albums: answer.albums });
      await load();
    });
  const publish = async (page: string, medias: string[], name: string) => {
    const question = {
      title: t('upload.ask.title', { count: medias.length }),
      text: t('upload.ask.text'),
      accept: t('upload.button'),
    };
    return (await ask(question)) && (await change('/uploads', { page, medias, name }));
  };
  if (!connected || pages.length === 0)
    return (
      <Empty title={t('upload.none')} text={t(owns ? 'upload.noneText' : 'upload.askOwner')}>
        {owns && (
          <ButtonLink look="primary" href="/admin/x/facebook/pages">
            {t('upload.settings')}
          </ButtonLink>
        )}
      </Empty>
    );
  return (
    <div className={css.tab}>
      {albums.length > 0 ? (
        <AlbumList
          albums={albums}
          pages={pages}
          busy={busy}
          onResume={(album) => void change(`/albums/${album}/resume`)}
          onStop={(album) => void change(`/albums/${album}/stop`)}
        />
      ) : null}
      {ready ? (
        <ChoosePhotos view={found} busy={busy} onPublish={publish} />
      ) : (
        <div className={css.lack}>
          <p>{t('lacks.photos')}</p>
          <Allow use="photos" look="primary">
            {t('allow')}
          </Allow>
        </div>
      )}
      {dialog}
    </div>
  );
}
