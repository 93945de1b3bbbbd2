'use client';

import { isolateBidi } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { useLocale } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { picksOf } from '../rules/choices';
import { COVER, sheetsOf } from '../rules/cover';
import { notesOn, withAnswers } from '../rules/proof-notes';
import { isolateSizes } from '../rules/sizes';
import { isSwapUndone } from '../rules/swap';
import type { ProofView } from '../rules/wire';
import { EarlierNotes } from './EarlierNotes';
import { ProofSpread, placeOf } from './ProofSpread';
import { type Draft, useProof } from './use-proof';

export interface ProofPageProps {
  event: string;
  studio: string;
  proof: ProofView;
  csrf: string;
}

/** A proof for clients: the spreads one below the other, notes at any point, exchanges, approval. */
export function ProofPage({ event, studio, proof, csrf }: ProofPageProps) {
  const t = useT('albums.proof');
  const locale = useLocale();
  const { pins, approved, busy, add, remove, approve } = useProof(event, proof, csrf, t('failed'));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sure, setSure] = useState(false);
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(proof.nameless);
  const [unnamed, setUnnamed] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const photos = useMemo(() => new Map(proof.photos.map((photo) => [photo.id, photo])), [proof.photos]);
  const { document, round } = proof;
  const current = pins.filter((pin) => pin.round === round);
  const sheets = useMemo(() => sheetsOf(document), [document]);
  /** Null for the cover. */
  const numberOf = (at: number) =>
    sheets[at]?.spread.id === COVER ? null : at + 1 - (sheets.length - document.spreads.length);
  const names = new Map(
    sheets.map(({ spread }, at) => {
      const number = numberOf(at);
      return [spread.id, number === null ? t('cover') : t('spread', { number })];
    }),
  );
  const changes = useMemo(
    () => new Map(proof.changes?.map(({ spread, before }) => [spread, before])),
    [proof.changes],
  );
  const [changed, setChanged] = useState(false);
  const picks = useMemo(() => picksOf(document, proof.photos), [document, proof.photos]);
  const notes = notesOn(pins, round);
  // An exchange that is not in this proof any more is not done.
  const earlier = withAnswers(pins.filter((pin) => pin.round === round - 1)).map((pin) => ({
    ...pin,
    resolved: pin.resolved && !isSwapUndone(document, pin),
  }));
  const open = notes.filter(({ resolved }) => !resolved).length;
  const said = approved
    ? proof.approved_by
      ? t('approved', { name: proof.approved_by })
      : t('thanks', { studio })
    : sure
      ? t(notes.length > 0 ? 'sureNotes' : 'sure', { count: notes.length })
      : open > 0
        ? t('notes', { count: open })
        : t(notes.length > 0 ? 'handled' : 'ready');
  return (
    <div className="mx-auto max-w-5xl pb-40">
      <header className="mb-6 flex flex-col gap-2">
        <h1 className="font-display text-4xl">
          <bdi>{isolateSizes(proof.name)}</bdi>
        </h1>
        <p className="text-quiet">
          {t('about', { round, spreads: document.spreads.length, studio: isolateBidi(studio) })}
          {proof.closes_on && !approved && (
            <>
              {' '}
              {t('until', {
                day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                  new Date(proof.closes_on),
                ),
              })}
            </>
          )}
        </p>
        {proof.note && (
          <p dir="auto" className="max-w-prose whitespace-pre-wrap border-line border-s-2 ps-3">
            {proof.note}
          </p>
        )}
        {!approved && <p>{t('how')}</p>}
        {proof.changes && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {t('changes', { count: changes.size, round: round - 1 })}
            {changes.size > 0 && changes.size < sheets.length && (
              <button type="button" className={buttonClass('plain')} onClick={() => setChanged(!changed)}>
                {t(changed ? 'all' : 'changedAlone')}
              </button>
            )}
          </p>
        )}
        <EarlierNotes
          round={round - 1}
          pins={earlier}
          photos={photos}
          names={names}
          onGo={(spread) => {
            // One that is hidden has no place to scroll to.
            flushSync(() => setChanged(false));
            window.document.getElementById(placeOf(spread))?.scrollIntoView({ block: 'center' });
          }}
        />
      </header>
      <ol className="flex flex-col gap-10">
        {sheets.map(({ document: sheet, spread }, at) => (
          <ProofSpread
            key={spread.id}
            event={event}
            document={sheet}
            spread={spread}
            hidden={changed && !changes.has(spread.id)}
            approving={sure && !approved}
            number={numberOf(at)}
            spine={spread.id === COVER ? (document.cover?.spine ?? 0) : 0}
            change={changes.has(spread.id) ? { before: changes.get(spread.id) ?? null } : null}
            photos={photos}
            picks={picks}
            named={nameless && !pins.some(({ mine }) => mine) ? { name, setName } : null}
            pins={withAnswers(current.filter((pin) => pin.spread === spread.id))}
            draft={draft?.spread === spread.id ? draft : null}
            locked={approved}
            busy={busy}
            staff={proof.staff}
            onDraft={setDraft}
            onAdd={async (text, swapIn) => {
              if (!draft || !(await add(draft, text, swapIn, name))) return;
              setDraft(null);
              if (name.trim() !== '') setNameless(false);
            }}
            onRemove={remove}
          />
        ))}
      </ol>
      <div
        data-approval
        className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p role="status">{said}</p>
          {approved && proof.staff && (
            <button
              type="button"
              disabled={busy}
              className={buttonClass('plain')}
              onClick={() => void approve(false)}
            >
              {t('takeBack')}
            </button>
          )}
          {!approved && !sure && (
            <button
              type="button"
              // After a note the next step is the studio's.
              className={cx(buttonClass(open > 0 ? 'line' : 'ink'), 'max-sm:w-full')}
              onClick={() => setSure(true)}
            >
              {t('approve')}
            </button>
          )}
          {!approved && sure && (
            <form
              className="flex flex-wrap items-end gap-3 max-sm:w-full"
              noValidate
              onSubmit={(submitted) => {
                submitted.preventDefault();
                const missing = nameless && name.trim() === '';
                setUnnamed(missing);
                if (missing) nameField.current?.focus();
                else void approve(true, name);
              }}
            >
              {nameless && (
                <div className="flex flex-col gap-1 max-sm:w-full">
                  <label className="flex items-center gap-2">
                    <span className="shrink-0">{t('name')}</span>
                    <input
                      ref={nameField}
                      autoComplete="name"
                      required
                      maxLength={200}
                      dir="auto"
                      value={name}
                      aria-invalid={unnamed || undefined}
                      aria-describedby={unnamed ? 'approver-missing' : undefined}
                      onChange={(changed) => setName(changed.target.value)}
                      className="w-full min-w-0 rounded-sm border border-line bg-raised px-3.5 py-2 text-base text-ink"
                    />
                  </label>
                  {unnamed && (
                    <p id="approver-missing" role="alert" className="text-danger text-sm">
                      {t('nameMissing')}
                    </p>
                  )}
                </div>
              )}
              <button
                type="button"
                className={cx(buttonClass('plain'), 'max-sm:flex-1')}
                onClick={() => setSure(false)}
              >
                {t('notYet')}
              </button>
              <button
                type="submit"
                disabled={busy}
                className={cx(buttonClass('ink'), 'whitespace-nowrap max-sm:flex-1')}
              >
                {t('approveNow')}
              </button>
            </form>
          )}
        </div>
      </div>
    </div>
  );
}
