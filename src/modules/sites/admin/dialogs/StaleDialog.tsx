'use client';

import { useTranslations as useT } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { compareSites } from '../../rules/compare-sites';
import { useBuilder } from '../state/builder-context';
import { Changes } from './Changes';

/**
 * After a conflict with another user's save: chooses which state to continue with. The other one remains as an undo
 * step.
 */
export function StaleDialog() {
  const t = useT('sites.builder.stale');
  const { kept, document, take } = useBuilder();
  const { current } = kept;
  if (!current) return null;
  const mine = () => {
    kept.settle(current.revision, null);
    void kept.save();
  };
  return (
    <Dialog title={t('title')} onClose={() => undefined}>
      <p>{t('text')}</p>
      <Changes changes={compareSites(current.document, document)} first={false} />
      <DialogActions>
        <Button onClick={mine}>{t('mine')}</Button>
        <Button look="primary" onClick={() => take(current)}>
          {t('theirs')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
