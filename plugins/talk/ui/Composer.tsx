'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Pencil, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NAME_MOST, TEXT_MOST } from '../rules/clean-text';
import { DrawTools } from './DrawTools';
import type { TalkStore } from './talk-store';
import { useTalk } from './use-talk';

/** The input for a comment: keeps each photograph's draft while the person looks at others. */
export function Composer({
  media,
  store,
  first,
}: {
  media: MediaView;
  store: TalkStore;
  /** The photograph has no comments yet. */
  first: boolean;
}) {
  const t = useT('talk');
  const { event, setEvent } = useGallery();
  const draft = useTalk((state) => state.drafts.get(media.id));
  const drawing = useTalk((state) => state.drawing);
  const busy = useTalk((state) => state.sending.has(media.id));
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { text = '', marks = [], name = '' } = draft ?? {};
  const nameless = event.person.name === null && event.person.role === 'client';
  const ready = text.trim() !== '' || marks.length > 0;

  // Focus the input if an empty thread was opened on purpose; not when the viewer steps to another photograph.
  useEffect(() => {
    const { eager, heads } = store.get();
    if (!eager) return;
    store.set({ eager: false });
    if (!heads.has(media.id)) textarea.current?.focus({ preventScroll: true });
  }, [store, media.id]);
  // It grows with the text, to four lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it grows with
  useEffect(() => {
    const area = textarea.current;
    if (!area) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${Math.min(area.scrollHeight + 2, 132)}px`;
  }, [text]);

  const send = async () => {
    if (!ready || busy) return;
    const known = name.trim();
    const outcome = await store.say(media.id);
    if (outcome === 'kept') notify({ text: t('notSent'), tone: 'alert', key: 'talk' });
    if (outcome === 'done' && nameless && known) setEvent({ person: { ...event.person, name: known } });
  };
  const press = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Enter' || pressed.shiftKey || pressed.nativeEvent.isComposing) return;
    if (!matchMedia('(hover: hover)').matches) return;
    pressed.preventDefault();
    void send();
  };
  return (
    <form
      className="talk-form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      {drawing && <DrawTools media={media} store={store} />}
      {nameless && ready && !drawing && (
        <input
          className="talk-name"
          aria-label={t('yourName')}
          placeholder={t('yourName')}
          title={t('yourNameHelp')}
          autoComplete="name"
          dir="auto"
          maxLength={NAME_MOST}
          value={name}
          onChange={({ target }) => store.write(media.id, { name: target.value })}
        />
      )}
      <div className="talk-row">
        <button
          type="button"
          className="talk-tool"
          aria-pressed={drawing ?? false}
          aria-label={t('draw')}
          title={t('draw')}
          onClick={() => store.set({ drawing: !drawing, pointed: null })}
        >
          <Pencil aria-hidden="true" />
        </button>
        <textarea
          ref={textarea}
          rows={1}
          dir="auto"
          maxLength={TEXT_MOST}
          aria-label={t(first ? 'write' : 'reply')}
          placeholder={t(first ? 'write' : 'reply')}
          value={text}
          onChange={({ target }) => store.write(media.id, { text: target.value })}
          onKeyDown={press}
        />
        <button
          type="submit"
          className="talk-send"
          aria-label={t('send')}
          title={t('send')}
          // Not `disabled`: it would lose the focus while it sends.
          aria-disabled={!ready || busy}
          aria-busy={busy || undefined}
        >
          <SendHorizontal aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
      </div>
      {marks.length > 0 && !drawing && (
        <p className="talk-marked">{t('drawing.marked', { count: marks.length })}</p>
      )}
    </form>
  );
}
