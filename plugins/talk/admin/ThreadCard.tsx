'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useUndo } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CommentView, StudioThread } from '../rules/wire';
import { MarkShapes } from '../ui/MarkShapes';
import { AnswerForm } from './AnswerForm';
import css from './talk.module.css';

/** Comments of a long thread shown at first: the latest ones. */
const SHOWN = 5;
/** Maximum height of a photograph, in rem. */
const HIGH = 24;

/** One photograph with its drawings, its comments and the answer form. */
export function ThreadCard({
  eventId,
  thread,
  reload,
}: {
  eventId: string;
  thread: StudioThread;
  reload: () => Promise<void>;
}) {
  const t = useT('talk.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const [whole, setWhole] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { media, name, gallery, src, width, height, comments, state } = thread;
  const older = whole || comments.length <= SHOWN + 1 ? 0 : comments.length - SHOWN;
  const at = `/api/x/talk/projects/${eventId}`;
  const ratio = width && height ? width / height : 1.5;
  const resolved = state === 'resolved';
  const resolve = () =>
    act(async () => {
      const path = `${at}/photographs/${media}/resolved`;
      await call(path, { method: 'PUT', body: { resolved: !resolved } });
      await reload();
    });
  const drawn = comments.filter(({ marks, earlier, id }) => marks.length > 0 && (!earlier || id === pointed));
  return (
    <li className={css.card} data-state={state} data-photo={media}>
      <a
        className={css.picture}
        href={`/events/${eventId}#gid=${gallery}&pid=${media}&talk=1`}
        target="_blank"
        rel="noopener"
        aria-label={`${t('open')}: ${name}`}
        title={t('open')}
        style={{ aspectRatio: ratio, inlineSize: `min(100%, ${(HIGH * ratio).toFixed(2)}rem)` }}
      >
        {src && <img src={src} alt="" loading="lazy" />}
        {width > 0 && (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {drawn.map(({ id, marks }) => (
              <g key={id} data-quiet={(pointed && pointed !== id) || undefined}>
                <MarkShapes marks={marks} width={width} height={height} />
              </g>
            ))}
          </svg>
        )}
      </a>
      <div className={css.talk}>
        <header className={css.head}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <span className={css.state}>{t(`state.${state}`)}</span>
          <Button
            small
            busy={busy}
            aria-label={t(resolved ? 'reopenOf' : 'resolveOf', { name })}
            onClick={() => void resolve()}
          >
            {t(resolved ? 'reopen' : 'resolve')}
          </Button>
        </header>
        {older > 0 && (
          <span className={css.older}>
            <Button small look="quiet" onClick={() => setWhole(true)}>
              {t('showEarlier', { count: older })}
            </Button>
          </span>
        )}
        <ol className={css.comments}>
          {comments.slice(older).map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              at={at}
              pointed={pointed === comment.id}
              onPoint={(on) => setPointed(on ? comment.id : null)}
              reload={reload}
            />
          ))}
        </ol>
        <AnswerForm at={at} media={media} name={name} onDone={reload} />
      </div>
    </li>
  );
}

interface CommentProps {
  comment: CommentView;
  at: string;
  pointed: boolean;
  onPoint: (on: boolean) => void;
  reload: () => Promise<void>;
}

function Comment({ comment, at, pointed, onPoint, reload }: CommentProps) {
  const t = useT('talk');
  const call = useCall();
  const undo = useUndo();
  const { id, text, marks, studio, fresh, earlier } = comment;
  const name = comment.name ?? t(studio ? 'studio' : 'guest');
  const remove = async () => {
    try {
      await call(`${at}/comments/${id}`, { method: 'DELETE', quiet: true });
    } catch {
      toast.error(t('admin.failed'), { id });
      return;
    }
    await reload();
    undo(
      t('admin.removed'),
      async () => {
        await call(`${at}/comments/${id}/restore`, { method: 'POST', body: {} });
        await reload();
      },
      id,
    );
  };
  return (
    <li data-studio={studio || undefined}>
      <p className={css.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          <Moment at={comment.at} />
        </small>
        {fresh && <span className={css.fresh}>{t('new')}</span>}
      </p>
      {text && (
        <p className={css.words} dir="auto">
          {text}
        </p>
      )}
      {(marks.length > 0 || earlier) && (
        <p className={css.about}>
          {marks.length > 0 && (
            <button type="button" aria-pressed={pointed} onClick={() => onPoint(!pointed)}>
              {t(text ? 'showMark' : 'onlyMark')}
            </button>
          )}
          {earlier && <small>{t('earlier')}</small>}
        </p>
      )}
      <span className={css.remove}>
        <Button
          small
          look="quiet"
          iconOnly
          aria-label={t('admin.remove', { name })}
          onClick={() => void remove()}
        >
          <Trash2 aria-hidden />
        </Button>
      </span>
    </li>
  );
}
