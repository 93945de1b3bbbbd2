'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead } from '@plugins/kit/admin/hooks';
import {
  Button,
  ButtonLink,
  CheckField,
  Dialog,
  DialogActions,
  Moment,
  Reading,
  SelectField,
} from '@plugins/kit/admin/parts';
import { useEffect, useState } from 'react';
import { changedSince } from '../../rules/versions';
import type { OutputView } from '../../rules/wire';
import type { BarProps } from './EditorBar';
import { ExtraSpreads } from './ExtraSpreads';
import css from './editor.module.css';

/** Milliseconds between two readings while files are made. */
const EVERY = 2_000;
const MB = 1024 * 1024;

/** Makes files for the lab, shows their progress, and offers them: the PDF, or the order pack. */
export function OutputDialog({
  path,
  view,
  album,
  grave: wrong,
  onProof,
  onClose,
}: BarProps & { grave: boolean; onProof: () => void; onClose: () => void }) {
  const t = useT('albums.admin.editor.files');
  const call = useCall();
  const { busy, act } = useAct();
  const [kind, setKind] = useState<OutputView['kind']>('jpeg');
  const [marks, setMarks] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const read = useRead<{ outputs: OutputView[] }>(`${path}/outputs`);
  const { found, load } = read;
  // Of an approved album its proof is printed, whatever changed since.
  const approved = view.state === 'approved';
  const other = approved && changedSince(view, album);
  const grave = approved ? view.grave : wrong;
  const waiting = found?.outputs.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void load(), EVERY);
    return () => clearInterval(timer);
  }, [waiting, load]);
  const make = () =>
    act(async () => {
      await album.save();
      await call(`${path}/outputs`, {
        method: 'POST',
        body: { kind, marks: kind === 'pdf' && marks, confirmed },
      });
      await load();
    });
  const remove = (id: string) =>
    act(async () => {
      await call(`${path}/outputs/${id}`, { method: 'DELETE' });
      await load();
    });
  return (
    <Dialog title={t('title')} wide closable onClose={onClose}>
      <form
        className={css.tool}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <SelectField
          label={t('kind')}
          value={kind}
          options={(['jpeg', 'pdf'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(event) => setKind(event.target.value as OutputView['kind'])}
        />
        {kind === 'pdf' && (
          <CheckField
            label={t('marks')}
            checked={marks}
            onChange={(event) => setMarks(event.target.checked)}
          />
        )}
        {other ? (
          <>
            <p className={css.density}>{t('ofProof', { round: view.round })}</p>
            <span className={css.row}>
              <Button small onClick={onProof}>
                {t('newProof')}
              </Button>
            </span>
          </>
        ) : (
          <ExtraSpreads view={view} album={album} />
        )}
        {grave && (
          <CheckField
            label={t('confirm')}
            help={t('confirmHelp')}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          />
        )}
        <DialogActions>
          <Button look="primary" type="submit" busy={busy} disabled={grave && !confirmed}>
            {t('make')}
          </Button>
        </DialogActions>
      </form>
      {!found || read.failed ? (
        <Reading of={read} text={t('failed')} />
      ) : (
        <ul className={css.problems}>
          {found.outputs.map(({ id, kind: made, state, done, total, current, proof, missing, bytes, at }) => (
            <li key={id} data-grave={state === 'failed' || undefined}>
              <span>
                {t(`kinds.${made}`)} · <Moment at={at} />
                <br />
                <small role={state === 'waiting' ? 'status' : undefined}>
                  {state === 'waiting' && t('progress', { done, total })}
                  {state === 'failed' &&
                    (missing.length > 0
                      ? t.rich('missing', {
                          count: missing.length,
                          names: () => <bdi dir="auto">{missing.join(', ')}</bdi>,
                        })
                      : t('madeNot'))}
                  {state === 'ready' && t('size', { size: Math.max(0.1, bytes / MB) })}
                  {proof !== null && ` · ${t('proof', { round: proof })}`}
                  {state === 'ready' && !current && ` · ${t('older')}`}
                </small>
                {state === 'waiting' && (
                  <progress max={total} value={done} aria-label={t('progress', { done, total })} />
                )}
              </span>
              <span className={css.row}>
                {state === 'ready' && made === 'pdf' && (
                  <ButtonLink small download href={`${path}/outputs/${id}/album.pdf`}>
                    {t('pdf')}
                  </ButtonLink>
                )}
                {state === 'ready' && (
                  <ButtonLink small download href={`${path}/outputs/${id}/pack.zip`}>
                    {t('pack')}
                  </ButtonLink>
                )}
                {state !== 'waiting' && (
                  <Button small look="quiet" busy={busy} onClick={() => void remove(id)}>
                    {t('remove')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
