'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { Imported } from '../operations/import-reviews';
import { ImportResult } from './ImportResult';

/** Imports the reviews of one source and shows how many are new. A failure shows the source's own message. */
export function BringReviews({
  source: { id, label },
  onDone,
}: {
  source: { id: string; label: string };
  onDone: () => void;
}) {
  const t = useT('reviews.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const [result, setResult] = useState<Imported | null>(null);
  const bring = () =>
    act(async () => {
      setResult(null);
      setResult(await call<Imported>(`/api/x/reviews/sources/${id}`, { method: 'POST', body: {} }));
      onDone();
    });
  return (
    <div>
      <Button busy={busy} onClick={() => void bring()}>
        {t(busy ? 'bringing' : 'bring', { source: label })}
      </Button>
      {result && (
        <ImportResult
          title={t('bring', { source: label })}
          refused={result.refused.length > 0 ? t('broughtRefused', { count: result.refused.length }) : null}
          onClose={() => setResult(null)}
        >
          <p role="status">{t('brought', { source: label, fresh: result.imported, known: result.known })}</p>
        </ImportResult>
      )}
    </div>
  );
}
