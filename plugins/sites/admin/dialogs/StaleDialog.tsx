'use client';

import { parts, useT } from '@plugins/kit/admin';
import { compareSites } from '../../rules/compare-sites';
import { useBuilder } from '../state/builder-context';
import { Changes } from './Changes';

/** Somebody else changed the site meanwhile: whose state is worked on from here. The other stays one step back. */
export function StaleDialog() {
  const t = useT('sites.builder.stale');
  const { kept, document, take } = useBuilder();
  const { standing } = kept;
  if (!standing) return null;
  const mine = () => {
    kept.settle(standing.revision, null);
    void kept.save();
  };
  return (
    <parts.Dialog title={t('title')} onClose={() => undefined}>
      <p>{t('text')}</p>
      <Changes changes={compareSites(standing.document, document)} first={false} />
      <parts.DialogActions>
        <parts.Button onClick={mine}>{t('mine')}</parts.Button>
        <parts.Button look="primary" onClick={() => take(standing)}>
          {t('theirs')}
        </parts.Button>
      </parts.DialogActions>
    </parts.Dialog>
  );
}
