'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton';
import { useHydrated } from './use-hydrated';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, or a button of the content. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The row of buttons; the safest first. Without it the title has a button that closes. */
  actions?: ReactNode;
}

/**
 * A modal question. The browser's own dialog keeps focus inside and returns it afterwards; the page behind keeps its
 * scroll. On a phone it is at the bottom, in thumb reach. Wherever it is declared (a menu, a tile, the viewer), it
 * renders into the page's own place for dialogs (`data-dialogs`), in the page's colors.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const t = useTranslations('common');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const alive = useHydrated();
  useEffect(() => {
    const dialog = ref.current;
    if (!alive || !dialog) return;
    if (open && !dialog.open) {
      const { documentElement } = document;
      documentElement.style.setProperty('--scrollbar', `${innerWidth - documentElement.clientWidth}px`);
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, alive]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    // Back has left what the question is about. An entry of the same address is one of the page's own.
    const { href } = location;
    const follow = () => location.href !== href && close.current();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [open]);
  if (!alive) return null;
  const dialog = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the mouse; Escape is the browser's
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={
        'm-auto w-[min(30rem,100%)] overscroll-contain bg-raised p-0 text-ink shadow-2xl backdrop:bg-black/55 ' +
        'max-sm:mb-0 max-sm:max-w-full max-sm:rounded-t-lg sm:rounded-sm open:animate-[rise_220ms_var(--ease-quiet)]'
      }
    >
      <div className="flex flex-col gap-5 p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="font-display text-2xl leading-snug">
            {title}
          </h2>
          {actions ? null : (
            <IconButton
              label={t('close')}
              icon={<X aria-hidden="true" />}
              className="-me-3 -mt-2 shrink-0"
              onClick={onClose}
            />
          )}
        </div>
        {children}
        {actions && <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{actions}</div>}
      </div>
    </dialog>
  );
  return createPortal(dialog, document.querySelector('[data-dialogs]') ?? document.body);
}
