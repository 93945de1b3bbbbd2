'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button } from '@plugins/kit/admin/parts';
import { useRef, useState } from 'react';
import type { Imported } from '../operations/import-reviews';
import { ImportResult } from './ImportResult';

/** Imports reviews from a CSV file; shows the result and the invalid lines. */
export function ImportReviews({ onDone }: { onDone: () => void }) {
  const t = useT('reviews.admin');
  const call = useCall();
  const { busy, act } = useAct();
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
      <Button busy={busy} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      {result && (
        <ImportResult
          title={t('importTitle')}
          refused={
            result.refused.length > 0
              ? t('importRefused', {
                  lines: result.refused.slice(0, 30).join(', '),
                  count: result.refused.length,
                })
              : null
          }
          onClose={() => setResult(null)}
        >
          <p>{t('imported', { count: result.imported })}</p>
          {result.known > 0 && <p>{t('importKnown', { count: result.known })}</p>}
        </ImportResult>
      )}
    </div>
  );
}
