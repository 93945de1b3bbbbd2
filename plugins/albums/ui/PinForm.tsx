'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { useEffect, useRef, useState } from 'react';
import type { PhotoView } from '../rules/wire';

/** A note at a point of a spread; about a photograph it may request another pick in its place. */
export function PinForm({
  event,
  photo,
  others,
  busy,
  onCancel,
  onSend,
}: {
  event: string;
  photo: PhotoView | undefined;
  /** Picks that are not in the album. */
  others: readonly PhotoView[];
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
    field.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, []);
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
      {swapping && others.length === 0 && (
        <p>
          {t('noOthers')}{' '}
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
        <fieldset>
          <legend className="mb-2">{t('swapWith')}</legend>
          <div className="flex gap-1 overflow-x-auto pb-2">
            {others.map((other) => (
              <button
                key={other.id}
                type="button"
                aria-pressed={chosen === other.id}
                aria-label={other.name}
                className={cx(
                  'shrink-0 border-4',
                  chosen === other.id ? 'border-accent' : 'border-transparent',
                )}
                onClick={() => setChosen(chosen === other.id ? null : other.id)}
              >
                <img src={other.src} alt="" loading="lazy" className="h-24" />
              </button>
            ))}
          </div>
        </fieldset>
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
