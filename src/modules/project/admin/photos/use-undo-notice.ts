'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { UndoNotice } from './undo-notice';

/** The tab's notice with its undo, which Ctrl-Z runs as well. */
export function useUndoNotice(): UndoNotice {
  const t = useTranslations('admin-photos');
  const label = useRef('');
  label.current = t('undo');
  // One for the tab's life: a refresh of the page renews `t`, and must not lose the undo.
  const [notice] = useState(() => new UndoNotice(toast, () => label.current));
  useEffect(() => {
    const key = (press: globalThis.KeyboardEvent) => {
      const typing =
        press.target instanceof Element && press.target.closest('input, textarea, select, dialog');
      if (typing || !(press.ctrlKey || press.metaKey) || press.key.toLowerCase() !== 'z') return;
      if (notice.undoLast()) press.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [notice]);
  return notice;
}
