'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/ui/admin/Dialog';
import css from './search.module.css';

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
      <dl className={css.shortcuts}>
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('photos')}</p>
    </Dialog>
  );
}
