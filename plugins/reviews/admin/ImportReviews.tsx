'use client';

import { hooks, parts, useT } from '@plugins/kit/admin';
import { useRef, useState } from 'react';
import type { Imported } from '../operations/import-reviews';
import css from './reviews.module.css';

/** A table of reviews from a file; says what became of it, and which lines were none. */
export function ImportReviews({ onDone }: { onDone: () => void }) {
  const t = useT('reviews.admin');
  const call = hooks.useCall();
  const { busy, act } = hooks.useAct();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Imported | null>(null);
  const take = (file: File | undefined) =>
    file &&
    act(async () => {
      const text = await file.text();
      setResult(await call<Imported>('/api/x/reviews/table', { method: 'POST', body: { text } }));
      onDone();
    });
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={t('import')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <parts.Button busy={busy} onClick={() => input.current?.click()}>
        {t('import')}
      </parts.Button>
      {result && (
        <parts.Dialog title={t('importTitle')} onClose={() => setResult(null)}>
          <p>{t('imported', { count: result.imported })}</p>
          {result.known > 0 && <p>{t('importKnown', { count: result.known })}</p>}
          {result.refused.length > 0 && (
            <p className={css.refused}>
              {t('importRefused', {
                lines: result.refused.slice(0, 30).join(', '),
                count: result.refused.length,
              })}
            </p>
          )}
          <parts.DialogActions>
            <parts.Button look="primary" onClick={() => setResult(null)}>
              {t('close')}
            </parts.Button>
          </parts.DialogActions>
        </parts.Dialog>
      )}
    </div>
  );
}
