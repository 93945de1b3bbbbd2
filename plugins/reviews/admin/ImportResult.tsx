'use client';

import { useT } from '@plugins/kit/admin';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import type { ReactNode } from 'react';
import css from './reviews.module.css';

/** The result of an import; `refused`: what was not imported, if anything. */
export function ImportResult({
  title,
  refused,
  onClose,
  children,
}: {
  title: string;
  refused: string | null;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useT('reviews.admin');
  return (
    <Dialog closable={false} title={title} onClose={onClose}>
      {children}
      {refused !== null && <p className={css.refused}>{refused}</p>}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
