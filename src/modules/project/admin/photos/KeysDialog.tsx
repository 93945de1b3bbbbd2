'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/ui/admin/Dialog';
import css from './photos.module.css';

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
      <dl className={css.keys}>
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
