'use client';

import { useT } from '@plugins/kit/ui';
import { notify } from '@plugins/kit/ui/parts';
import { Pencil, Trash2 } from 'lucide-react';
import { useFormatter, useNow } from 'next-intl';
import type { CommentView } from '../rules/wire';
import type { TalkStore } from './talk-store';
import { useTalk } from './use-talk';

const MINUTE = 60_000;
const DAY = 24 * 3600 * 1000;

/** One comment: author, time, text, and buttons to show its drawings and to remove it. */
export function TalkComment({
  comment,
  media,
  store,
}: {
  comment: CommentView;
  media: string;
  store: TalkStore;
}) {
  const t = useT('talk');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const pointed = useTalk((state) => state.pointed);
  const { id, text, marks, name, studio, mine, fresh, earlier, removable } = comment;
  const at = new Date(comment.at);
  // Shown as "now" within a minute, also if this clock is behind the server's.
  const said = now.getTime() - at.getTime() < MINUTE ? now : at;
  const when =
    now.getTime() - at.getTime() < DAY
      ? format.relativeTime(said, now)
      : format.dateTime(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' });
  const set = (removed: boolean) => store.remove(comment, media, removed);
  const remove = async () => {
    try {
      await set(true);
      notify({
        text: t('removed'),
        key: 'talk',
        action: { label: t('undo'), run: () => void set(false).catch(() => undefined) },
      });
    } catch {
      notify({ text: t('failed'), tone: 'alert', key: 'talk' });
    }
  };
  return (
    <li className="talk-comment" data-mine={mine || undefined} data-studio={studio || undefined}>
      <p className="talk-who">
        <strong>
          <bdi>{mine ? t('you') : (name ?? (studio ? '' : t('guest')))}</bdi>
        </strong>
        {studio && <span className="talk-tag">{t('studio')}</span>}
        <time dateTime={comment.at}>{when}</time>
        {fresh && <span className="talk-new">{t('new')}</span>}
      </p>
      {text && (
        <p className="talk-words" dir="auto">
          {text}
        </p>
      )}
      <div className="talk-acts">
        {marks.length > 0 && (
          <button
            type="button"
            className="talk-show"
            aria-pressed={pointed === id}
            onClick={() => store.set({ pointed: pointed === id ? null : id })}
          >
            <Pencil aria-hidden="true" /> {t(text ? 'showMark' : 'onlyMark')}
          </button>
        )}
        {earlier && <small>{t('earlier')}</small>}
        {removable && (
          <button
            type="button"
            className="talk-remove"
            aria-label={t('remove', { at: when })}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  );
}
