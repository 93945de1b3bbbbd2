'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { useGalleryContext } from './gallery-context';

/** Every key that acts in the gallery now. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('gallery');
  const common = useTranslations('common');
  const { keys } = useGalleryContext();
  const lines = open ? keys.all().map(({ shown, label }) => [shown, label] as const) : [];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('keys.title')}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {[
          ['← ↑ → ↓', t('keys.arrows')] as const,
          ['Enter', t('keys.open')] as const,
          ['Esc', t('keys.close')] as const,
          ...lines,
        ].map(([shown, label]) => (
          <div key={`${shown} ${label}`} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line px-2 py-0.5 font-text text-sm" dir="ltr">
                {shown}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
