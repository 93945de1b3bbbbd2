'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { buttonClass } from '@plugins/kit/ui/parts';
import { useCallback, useEffect, useState } from 'react';

interface Proofs {
  proofs: { id: string; name: string; state: string }[];
}

/** The way to a project's proofs, for clients who have sent their selection: one request, and nothing without a proof. */
export function ProofLink() {
  const t = useT('albums.proof');
  const { event, api, query } = useGallery();
  const [proofs, setProofs] = useState<Proofs['proofs']>([]);
  const asks = event.selection_done && event.person.role === 'client';
  const load = useCallback(() => {
    if (!asks) return;
    api<Proofs>(`/api/x/albums/projects/${event.id}/proofs`, {}).then(
      (found) => setProofs(found.proofs),
      () => undefined,
    );
  }, [api, asks, event.id]);
  useEffect(load, [load]);
  const [newest] = proofs;
  if (!newest || query.filter === 'selected') return null;
  return (
    <p className="my-6 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 px-4 text-center">
      <span>{t(newest.state === 'approved' ? 'linkApproved' : 'link', { studio: event.brand.name })}</span>
      <a href={`/events/${event.id}/albums/${newest.id}`} className={buttonClass('ink')}>
        {t('linkButton')}
      </a>
    </p>
  );
}
