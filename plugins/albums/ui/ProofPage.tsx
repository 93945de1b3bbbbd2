'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import { COVER, sheetsOf } from '../rules/cover';
import type { ProofView } from '../rules/wire';
import { ProofSpread } from './ProofSpread';
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
  const photos = useMemo(() => new Map(proof.photos.map((photo) => [photo.id, photo])), [proof.photos]);
  const { document, round } = proof;
  const current = pins.filter((pin) => pin.round === round);
  const used = useMemo(
    () => new Set(document.spreads.flatMap(({ frames }) => frames.map(({ media }) => media))),
    [document],
  );
  const sheets = useMemo(() => sheetsOf(document), [document]);
  const changes = useMemo(
    () => new Map(proof.changes?.map(({ spread, before }) => [spread, before])),
    [proof.changes],
  );
  const [changed, setChanged] = useState(false);
  const others = proof.photos.filter(({ id, picked }) => picked && !used.has(id));
  const open = current.filter(({ resolved, studio: theirs }) => !resolved && !theirs).length;
  return (
    <div className="mx-auto max-w-5xl pb-40">
      <header className="mb-6 flex flex-col gap-2">
        <h1 className="font-display text-4xl">
          <bdi>{proof.name}</bdi>
        </h1>
        <p className="text-quiet">
          {t('about', { round, spreads: document.spreads.length, studio })}
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
      </header>
      <ol className="flex flex-col gap-10">
        {sheets.map(({ document: sheet, spread }, at) => (
          <ProofSpread
            key={spread.id}
            document={sheet}
            spread={spread}
            hidden={changed && !changes.has(spread.id)}
            approving={sure && !approved}
            number={spread.id === COVER ? null : at + 1 - (sheets.length - document.spreads.length)}
            change={changes.has(spread.id) ? { before: changes.get(spread.id) ?? null } : null}
            photos={photos}
            others={others}
            pins={current.filter((pin) => pin.spread === spread.id)}
            draft={draft?.spread === spread.id ? draft : null}
            locked={approved}
            busy={busy}
            staff={proof.staff}
            onDraft={setDraft}
            onAdd={async (text, swapIn) => {
              if (draft && (await add(draft, text, swapIn))) setDraft(null);
            }}
            onRemove={remove}
          />
        ))}
      </ol>
      <div
        data-approval
        className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-3">
          <p role="status">
            {approved
              ? proof.approved_by
                ? t('approved', { name: proof.approved_by })
                : t('thanks', { studio })
              : open > 0
                ? t('notes', { count: open })
                : t('ready')}
          </p>
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
            <button type="button" className={buttonClass('ink')} onClick={() => setSure(true)}>
              {t('approve')}
            </button>
          )}
          {!approved && sure && (
            <span className="flex flex-wrap items-center gap-3">
              <span>{t(open > 0 ? 'sureNotes' : 'sure', { count: open })}</span>
              <button type="button" className={buttonClass('plain')} onClick={() => setSure(false)}>
                {t('notYet')}
              </button>
              <button
                type="button"
                disabled={busy}
                className={buttonClass('ink')}
                onClick={() => void approve(true)}
              >
                {t('approveNow')}
              </button>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
