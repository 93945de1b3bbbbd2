'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/ui/admin/Dialog';
import { KeysList } from '@/ui/admin/KeysList';

// texts: admin-home.shortcuts.*

const KEYS = [
  ['search', 'Ctrl/⌘ + K'],
  ['choose', '↑ ↓ Enter'],
  ['close', 'Esc'],
  ['help', '?'],
] as const;

/** The keyboard shortcuts of every screen; the photographs of a project have a list of their own. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-home.shortcuts');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <KeysList keys={KEYS} t={t} />
      <p>{t('photos')}</p>
    </Dialog>
  );
}
