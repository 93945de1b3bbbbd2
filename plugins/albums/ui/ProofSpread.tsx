'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { type CSSProperties, type MouseEvent, useState } from 'react';
import { type Choice, photoNear } from '../rules/choices';
import { firstHalf } from '../rules/cover';
import type { AlbumDocument, Spread } from '../rules/document';
import { isAnswer } from '../rules/proof-notes';
import type { PhotoView, PinView } from '../rules/wire';
import { NoteText, NoteWriter } from './Note';
import { type GivenName, PinForm } from './PinForm';
import { Surface } from './Surface';
import type { Draft } from './use-proof';

interface SpreadProps {
  event: string;
  document: AlbumDocument;
  spread: Spread;
  /** Null for the cover. */
  number: number | null;
  /** Width of the cover's spine, in micrometers; 0 for a spread. */
  spine: number;
  /** What it was in the proof before, if it changed; `before` is null for a new one. */
  change: { before: Spread | null } | null;
  /** The album is about to be approved. */
  approving: boolean;
  /** Not among those that are looked at now. */
  hidden: boolean;
  photos: ReadonlyMap<string, PhotoView>;
  picks: readonly Choice[];
  /** The name of a client without one, who may give it with their first note; null for all others. */
  named: GivenName | null;
  pins: readonly PinView[];
  draft: Draft | null;
  locked: boolean;
  busy: boolean;
  staff: boolean;
  onDraft: (draft: Draft | null) => void;
  onAdd: (text: string, swapIn: string | null) => Promise<void>;
  onRemove: (id: string) => Promise<void>;
}

/** The id of a spread's element in the page. */
export const placeOf = (spread: string) => `spread-${spread}`;

/** A spread of a proof: a press pins a note where it was made. */
export function ProofSpread(props: SpreadProps) {
  const {
    event,
    document,
    spread,
    number,
    spine,
    change,
    approving,
    hidden,
    photos,
    picks,
    named,
    pins,
    draft,
    locked,
    busy,
    staff,
  } = props;
  const { onDraft, onAdd, onRemove } = props;
  const t = useT('albums.proof');
  const name = number === null ? t('cover') : t('spread', { number });
  const wide = 2 * document.format.width;
  // On a phone a cover begins with its front, large, and its whole spine: what is beside it is often empty.
  const [large, setLarge] = useState(number === null);
  const [past, setPast] = useState(false);
  // What is approved is this proof, and nothing else is shown from then on.
  if (past && approving) setPast(false);
  const shown = (past && !approving && change?.before) || spread;
  // An answer has the place of the note that it answers.
  const numbered = pins.filter((pin) => !isAnswer(pin, pins));
  const begin = (x: number, y: number) => {
    const { width, height } = document.format;
    const at = { x: x * 2 * width, y: y * height };
    onDraft({ id: crypto.randomUUID(), spread: spread.id, x, y, media: photoNear(spread, at) });
  };
  const press = ({ currentTarget, detail, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect();
    // A key has no place: the note is about the middle.
    const pointed = detail > 0;
    const limit = (value: number) => Math.min(1, Math.max(0, value));
    begin(
      pointed ? limit((clientX - box.x) / box.width) : 0.5,
      pointed ? limit((clientY - box.y) / box.height) : 0.5,
    );
  };
  return (
    <li id={placeOf(spread.id)} className="flex flex-col gap-3" aria-label={name} hidden={hidden}>
      {/* What scrolls begins at the start of its direction: at the half that is seen first. */}
      <div
        dir={firstHalf(document.spine, number === null) === 'right' ? 'rtl' : 'ltr'}
        className={cx('-mx-4 sm:mx-0', large && 'max-sm:overflow-x-auto')}
        {...(large && locked && { tabIndex: 0, role: 'group', 'aria-label': name })}
      >
        <div
          className={cx('relative shadow-md', large && 'w-(--wide) sm:w-full')}
          style={{ '--wide': `${(200 * wide) / (wide + spine)}%` } as CSSProperties}
        >
          <Surface document={document} spread={shown} photos={photos} large={large}>
            {number === null ? (
              // Where the cover is folded: nothing is drawn over the spine's text.
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 start-1/2 -translate-x-1/2 border-black/20 border-x"
                style={{ inlineSize: `${(100 * spine) / wide}%` }}
              />
            ) : (
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 start-1/2 w-px bg-black/25 shadow-[0_0_6px_2px_rgb(0_0_0/0.12)]"
              />
            )}
            {!locked && shown === spread && (
              <button
                type="button"
                aria-label={number === null ? t('pinOnCover') : t('pinOn', { number })}
                className="absolute inset-0 cursor-crosshair"
                onClick={press}
              />
            )}
            {(shown === spread ? numbered : []).map((pin, at) => (
              <Mark key={pin.id} x={pin.x} y={pin.y} done={pin.resolved}>
                {at + 1}
              </Mark>
            ))}
            {draft && (
              <Mark x={draft.x} y={draft.y} done={false}>
                +
              </Mark>
            )}
          </Surface>
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 text-quiet text-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          {change && (
            <span className="rounded-full bg-ink/10 px-2.5 py-0.5 text-ink text-xs">
              {t(change.before ? 'changed' : number === null ? 'changed' : 'added')}
            </span>
          )}
          {change?.before && !approving && (
            <button
              type="button"
              className="touch-target underline-offset-4 hover:underline"
              onClick={() => setPast(!past)}
            >
              {t(shown === spread ? 'before' : 'now')}
            </button>
          )}
        </span>
        <button
          type="button"
          aria-pressed={large}
          className="touch-target shrink-0 whitespace-nowrap underline-offset-4 hover:underline sm:hidden"
          onClick={() => setLarge(!large)}
        >
          {t(large ? (number === null ? 'wholeCover' : 'whole') : 'larger')}
        </button>
      </div>
      {draft && (
        <PinForm
          key={draft.id}
          event={event}
          photo={photos.get(draft.media ?? '')}
          picks={picks}
          named={named}
          busy={busy}
          onCancel={() => onDraft(null)}
          onSend={onAdd}
        />
      )}
      {pins.length > 0 && (
        <ol className="flex flex-col gap-3">
          {pins.map((pin) => (
            <li
              key={pin.id}
              className={cx('flex gap-3', pin.resolved && 'opacity-60', isAnswer(pin, pins) && 'ps-9')}
            >
              {!isAnswer(pin, pins) && (
                <span className="grid size-6 shrink-0 place-items-center rounded-full bg-danger font-semibold text-white text-xs">
                  {numbered.indexOf(pin) + 1}
                </span>
              )}
              <div className="min-w-0 flex-1">
                <p className="text-quiet text-sm">
                  <NoteWriter pin={pin} />
                  {pin.resolved && ` · ${t('resolved')}`}
                </p>
                <NoteText pin={pin} photos={photos} />
              </div>
              {(pin.mine || staff) && !locked && (
                <button
                  type="button"
                  disabled={busy}
                  className={buttonClass('plain')}
                  onClick={() => void onRemove(pin.id)}
                >
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Mark({ x, y, done, children }: { x: number; y: number; done: boolean; children: React.ReactNode }) {
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-white font-semibold text-sm text-white shadow',
        done ? 'bg-black/50' : 'bg-danger',
      )}
      style={{ insetInlineStart: `${100 * x}%`, insetBlockStart: `${100 * y}%` }}
    >
      {children}
    </span>
  );
}
