'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../rules/choices';
import type { PhotoView } from '../rules/wire';
import { Thumb } from './Thumb';

/** The name that a client types, of the note and the approval. */
export interface GivenName {
  name: string;
  setName: (name: string) => void;
}

/**
 * A note at a point of a spread; about a photograph it may request another pick in its place. A pick that is in the album
 * already changes places with it.
 */
export function PinForm({
  event,
  photo,
  picks,
  named,
  busy,
  onCancel,
  onSend,
}: {
  event: string;
  photo: PhotoView | undefined;
  picks: readonly Choice[];
  named: GivenName | null;
  busy: boolean;
  onCancel: () => void;
  onSend: (text: string, swapIn: string | null) => Promise<void>;
}) {
  const t = useT('albums.proof');
  const [text, setText] = useState('');
  const [swapping, setSwapping] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // At once: a press would miss a button that is still moving.
    field.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  const choices = picks.filter((pick) => pick.photo.id !== photo?.id);
  const others = choices.filter(({ spread }) => spread === null);
  const placed = choices.filter(({ spread }) => spread !== null);
  const choose = (id: string) => setChosen(chosen === id ? null : id);
  const may = text.trim() !== '' || chosen !== null;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (may) void onSend(text, chosen);
      }}
    >
      <label className="flex flex-col gap-1">
        {t('note')}
        <textarea
          ref={field}
          rows={2}
          dir="auto"
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-sm border border-line bg-raised px-3.5 py-2.5 text-base text-ink"
        />
      </label>
      {photo && !swapping && (
        <button
          type="button"
          className={cx(buttonClass('plain'), 'self-start')}
          onClick={() => setSwapping(true)}
        >
          {t('swap')}
        </button>
      )}
      {photo && swapping && (
        <p className="flex items-center gap-2">
          <Thumb photo={photo} className="h-14" />
          <span>{t('insteadOf')}</span>
        </p>
      )}
      {swapping && others.length === 0 && (
        <p>
          {t(picks.length > 0 ? 'noOthers' : 'noPicks')}{' '}
          <a
            href={`/events/${event}`}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {t('pickMore')}
          </a>
        </p>
      )}
      {swapping && others.length > 0 && (
        <Choices legend={t('swapWith')} choices={others} chosen={chosen} onChoose={choose} />
      )}
      {swapping && placed.length > 0 && (
        <Choices legend={t('swapPlaces')} choices={placed} chosen={chosen} onChoose={choose} />
      )}
      {named && (
        <label className="flex flex-col gap-1">
          {t('noteName')}
          <input
            autoComplete="name"
            maxLength={200}
            dir="auto"
            value={named.name}
            onChange={(event) => named.setName(event.target.value)}
            className="w-full rounded-sm border border-line bg-raised px-3.5 py-2.5 text-base text-ink sm:max-w-sm"
          />
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={!may || busy} className={buttonClass('ink')}>
          {t('send')}
        </button>
        <button type="button" className={buttonClass('plain')} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

function Choices({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  const t = useT('albums.proof');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2">{legend}</legend>
      <div className="flex gap-1 overflow-x-auto pb-2">
        {choices.map(({ photo, spread }) => (
          <button
            key={photo.id}
            type="button"
            aria-pressed={chosen === photo.id}
            className={cx('shrink-0 border-4', chosen === photo.id ? 'border-accent' : 'border-transparent')}
            onClick={() => onChoose(photo.id)}
          >
            <Thumb photo={photo} className="h-24" />
            {spread !== null && (
              <span className="block text-quiet text-sm">{t('spread', { number: spread })}</span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
