'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useViewerPanel } from '@plugins/kit/ui/hooks';
import { Button, IconButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Composer } from './Composer';
import { TalkComment } from './TalkComment';
import type { TalkStore } from './talk-store';
import { usePlace } from './use-place';
import { useTalk } from './use-talk';

const editable = (target: EventTarget) =>
  target instanceof Element && target.closest('textarea, input') !== null;

/** The comments beside the photograph, and what is written. `onClose` closes them. */
export function OpenPanel({
  media,
  store,
  onClose,
}: {
  media: MediaView;
  store: TalkStore;
  onClose: () => void;
}) {
  const t = useT('talk');
  const { event } = useGallery();
  const thread = useTalk((state) => state.threads.get(media.id));
  const failed = useTalk((state) => state.failed.has(media.id));
  const open = useTalk((state) => state.open);
  const drawing = useTalk((state) => state.drawing);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { typing } = usePlace(panel);
  const list = useRef<HTMLDivElement>(null);
  const said = thread?.comments ?? [];
  const staff = event.person.role !== 'client';

  useEffect(() => {
    if (store.get().drawing) store.set({ drawing: false });
    if (!store.get().threads.has(media.id)) void store.read(media.id);
  }, [store, media.id]);
  // The newest is in sight, as it came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of comments is what moves it
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length, typing]);

  useViewerPanel({
    close: onClose,
    // Drawing ends first.
    escape: () => {
      const { drawing } = store.get();
      if (drawing) store.set({ drawing: false });
      return drawing;
    },
  });
  const press = (pressed: KeyboardEvent) => {
    // Keys pressed in the input must not reach the viewer, which binds arrows and letters.
    if (pressed.key !== 'Escape' && editable(pressed.target)) pressed.stopPropagation();
  };
  const names = { name: media.name, studio: event.brand.name };
  return (
    <section
      ref={setPanel}
      className="talk-panel"
      aria-label={t('titleOf', names)}
      data-drawing={drawing || undefined}
      data-typing={typing || undefined}
      onKeyDown={press}
    >
      <header className="talk-head">
        <h2>{t('title')}</h2>
        {thread?.state === 'resolved' && (
          <span className="talk-state">
            <Check aria-hidden="true" /> {t('resolved')}
          </span>
        )}
        {staff && thread?.state && (
          <button
            type="button"
            className="talk-quiet"
            onClick={() => void store.resolve(media.id, thread.state !== 'resolved').catch(() => undefined)}
          >
            {t(thread.state === 'resolved' ? 'reopen' : 'resolve')}
          </button>
        )}
        <IconButton icon={<X aria-hidden="true" />} label={t('close')} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keys, too */}
      <div ref={list} className="talk-list" role="log" aria-label={t('titleOf', names)} tabIndex={0}>
        {said.length > 0 ? (
          <ol>
            {said.map((comment) => (
              <TalkComment key={comment.id} comment={comment} media={media.id} store={store} />
            ))}
          </ol>
        ) : failed ? (
          <div className="talk-note">
            <p>{t('failed')}</p>
            <Button look="plain" onClick={() => void store.read(media.id)}>
              {t('tryAgain')}
            </Button>
          </div>
        ) : thread ? (
          <div className="talk-note">
            <p>{t(staff ? 'emptyStudio' : 'empty')}</p>
            {!staff && <small>{t('emptyText', names)}</small>}
          </div>
        ) : (
          <p className="talk-note" role="status">
            {t('loading')}
          </p>
        )}
      </div>
      {open ? (
        <Composer key={media.id} media={media} store={store} first={said.every(({ mine }) => mine)} />
      ) : (
        open === false && <p className="talk-closed">{t('closedText', names)}</p>
      )}
    </section>
  );
}
