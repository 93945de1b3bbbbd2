'use client';

import { hooks, parts, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import type { Imported } from '../operations/import-reviews';
import css from './reviews.module.css';

/** Brings what stands at one place now; says how much of it is new. What the place says where it cannot is told as it is. */
export function BringReviews({
  source: { id, label },
  onDone,
}: {
  source: { id: string; label: string };
  onDone: () => void;
}) {
  const t = useT('reviews.admin');
  const call = hooks.useCall();
  const { busy, act } = hooks.useAct();
  const [result, setResult] = useState<Imported | null>(null);
  const bring = () =>
    act(async () => {
      setResult(null);
      setResult(await call<Imported>(`/api/x/reviews/sources/${id}`, { method: 'POST', body: {} }));
      onDone();
    });
  return (
    <div>
      <parts.Button busy={busy} onClick={() => void bring()}>
        {t(busy ? 'bringing' : 'bring', { source: label })}
      </parts.Button>
      {result && (
        <parts.Dialog title={t('bring', { source: label })} onClose={() => setResult(null)}>
          <p role="status">{t('brought', { source: label, fresh: result.imported, known: result.known })}</p>
          {result.refused.length > 0 && (
            <p className={css.refused}>{t('broughtRefused', { count: result.refused.length })}</p>
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
