'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/ui/admin/Dialog';
import { KeysList } from '@/ui/admin/KeysList';

// texts: admin-photos.keys.*

const KEYS = [
  ['arrows', '← ↑ → ↓'],
  ['range', 'Shift + ← →'],
  ['all', 'Ctrl/⌘ + A'],
  ['toggle', 'X'],
  ['clear', 'Esc'],
  ['preview', 'Space'],
  ['place', 'Alt + ← →'],
  ['hide', 'H'],
  ['withdraw', 'W'],
  ['cover', 'C'],
  ['move', 'M'],
  ['replace', 'E'],
  ['about', 'I'],
  ['download', 'D'],
  ['delete', 'Delete'],
  ['undo', 'Ctrl/⌘ + Z'],
  ['search', '/'],
] as const;

/** All keyboard shortcuts of the grid. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-photos.keys');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <KeysList keys={KEYS} t={t} />
    </Dialog>
  );
}
