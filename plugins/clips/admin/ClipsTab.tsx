'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead, useUndo } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, Empty, Reading } from '@plugins/kit/admin/parts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ClipDetail, ClipsView, ClipView } from '../wire';
import { ClipCard } from './ClipCard';
import css from './clips.module.css';
import { NoEncoder } from './NoEncoder';
import { Wizard } from './Wizard';

/** Milliseconds between two looks at a film that is being made. */
const LOOK_MS = 1500;

const isMade = ({ state }: ClipView) => state === 'waiting' || state === 'rendering';

/** A project's clips: those that are made, and the wizard for a new one. */
export function ClipsTab({ eventId }: { eventId: string }) {
  const t = useT('clips.admin');
  const at = `/api/x/clips/projects/${eventId}/clips`;
  const read = useRead<ClipsView>(at);
  const call = useCall();
  const offer = useUndo();
  const { busy, act } = useAct();
  const [open, setOpen] = useState<string | null>(null);
  const { found, load } = read;
  const making =
    found?.clips.some(isMade) || (open !== null && found?.tracks.some(({ beats }) => beats === null));
  useEffect(() => {
    if (!making) return;
    const look = setInterval(() => void load(), LOOK_MS);
    return () => clearInterval(look);
  }, [making, load]);
  if (!found) return <Reading of={read} text={t('failed')} />;
  const begin = () =>
    act(async () => {
      const made = await call<ClipDetail>(at, { method: 'POST', body: {} });
      setOpen(made.clip.id);
    });
  const change = (clip: ClipView, method: 'POST' | 'PUT' | 'DELETE', path = '', body: object = {}) =>
    act(async () => {
      await call(`${at}/${clip.id}${path}`, { method, ...(method === 'DELETE' ? {} : { body }) });
      await load();
    });
  const addTall = async (clip: ClipView) => {
    if (await change(clip, 'PUT', '', { shapes: [...clip.shapes, 'tall'] }))
      await change(clip, 'POST', '/film');
  };
  const remove = async (clip: ClipView) => {
    if (!(await change(clip, 'DELETE'))) return;
    const restore = async () => {
      await call(`${at}/${clip.id}/restore`, { method: 'POST', body: {} });
      await load();
    };
    offer(t('deleted'), restore, `clip-${clip.id}`);
  };
  if (open)
    return (
      <Wizard
        key={open}
        at={`${at}/${open}`}
        choices={`/api/x/clips/projects/${eventId}/photos`}
        view={found}
        onReload={load}
        onDone={() => {
          setOpen(null);
          void load();
        }}
      />
    );
  const add = (
    <Button look="primary" busy={busy} onClick={() => void begin()}>
      <Plus aria-hidden /> {t('new')}
    </Button>
  );
  const trash = found.deleted > 0 && (
    <ButtonLink look="quiet" href="/admin/trash">
      {t('deletedClips', { count: found.deleted })}
    </ButtonLink>
  );
  return (
    <div className={css.tab}>
      {found.encoder === null && <NoEncoder slideshow={found.slideshow} />}
      {found.clips.length === 0 ? (
        <Empty title={t('empty')} text={t('emptyText')}>
          {add}
          {trash}
        </Empty>
      ) : (
        <>
          <div className={css.head}>
            <p>{t('about')}</p>
            <div className={css.acts}>
              {trash}
              {add}
            </div>
          </div>
          <ul className={css.cards}>
            {found.clips.map((clip) => (
              <ClipCard
                key={clip.id}
                clip={clip}
                sharing={{ on: found.shares, settings: `/admin/projects/${eventId}/details` }}
                busy={busy}
                onEdit={() => setOpen(clip.id)}
                onMake={() => void change(clip, 'POST', '/film')}
                onTall={() => void addTall(clip)}
                onStop={() => void change(clip, 'DELETE', '/film')}
                onShown={(shown) => void change(clip, 'PUT', '', { shown })}
                onRemove={() => void remove(clip)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
