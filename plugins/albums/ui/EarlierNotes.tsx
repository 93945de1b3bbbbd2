'use client';

import { useT } from '@plugins/kit/view';
import { isAnswer } from '../rules/proof-notes';
import type { PhotoView, PinView } from '../rules/wire';
import { NoteText, NoteWriter } from './Note';

/** The notes on the proof before, clients' and the studio's: what became of each, with a link to its spread. */
export function EarlierNotes({
  round,
  pins,
  photos,
  names,
  onGo,
}: {
  /** Of the proof they were left on. */
  round: number;
  pins: readonly PinView[];
  photos: ReadonlyMap<string, PhotoView>;
  /** Of the spreads that still exist, by id. */
  names: ReadonlyMap<string, string>;
  onGo: (spread: string) => void;
}) {
  const t = useT('albums.proof');
  if (pins.length === 0) return null;
  return (
    <details className="max-w-prose">
      <summary className="touch-target w-fit cursor-pointer">
        {t('earlier', { count: pins.length, round })}
      </summary>
      <ol className="mt-3 flex flex-col gap-3 border-line border-s-2 ps-3">
        {pins.map((pin) => {
          const name = names.get(pin.spread);
          return (
            <li key={pin.id} className={isAnswer(pin, pins) ? 'ps-6' : undefined}>
              <p className="flex flex-wrap items-center gap-x-3 text-quiet text-sm">
                <NoteWriter pin={pin} />
                {!pin.studio && <span>{t(pin.resolved ? 'earlierDone' : 'earlierOpen')}</span>}
                {name && !isAnswer(pin, pins) && (
                  <button
                    type="button"
                    className="touch-target underline underline-offset-4"
                    onClick={() => onGo(pin.spread)}
                  >
                    {name}
                  </button>
                )}
              </p>
              <NoteText pin={pin} photos={photos} />
            </li>
          );
        })}
      </ol>
    </details>
  );
}
