'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import css from './ui.module.css';

const FOCUSABLE =
  ':is(input:not([type="hidden"]), select, textarea, button, summary):not(:disabled), a[href]';

/** A modal over the page: the browser keeps the focus inside and returns it; Escape closes. */
export function Dialog({
  title,
  onClose,
  wide = false,
  closable = true,
  once = false,
  children,
}: {
  title: string;
  onClose: () => void;
  /** For two columns side by side. */
  wide?: boolean;
  /** False: no button to close it in its corner, because one of its buttons is named Close. */
  closable?: boolean;
  /** It shows something once: only its own buttons close it, not Escape or a press outside. */
  once?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('common');
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!ref.current || ref.current.open) return;
    ref.current.showModal();
    // The browser begins at the corner: the dialog's own first control is what people came for.
    if (document.activeElement?.matches('[data-corner]'))
      body.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-wide={wide || undefined}
      aria-labelledby={id}
      // Browsers let a second Escape through, unless this forbids it.
      closedby={once ? 'none' : undefined}
      onCancel={(event) => {
        if (once) event.preventDefault();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (!once && event.target === event.currentTarget) onClose();
      }}
      onKeyDown={() => undefined}
    >
      <div className={css.dialogHead}>
        <h2 className={css.dialogTitle} id={id}>
          {title}
        </h2>
        {closable && !once ? (
          <button
            type="button"
            className={css.dialogClose}
            data-corner
            aria-label={t('close')}
            onClick={onClose}
          >
            <X aria-hidden />
          </button>
        ) : null}
      </div>
      <div className={css.dialogBody} ref={body}>
        {children}
      </div>
    </dialog>
  );
}

/** The row of a dialog's buttons. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

interface Question {
  title: string;
  text: ReactNode;
  accept: string;
  /** The text of the button that keeps everything, where "Cancel" is not clear. */
  cancel?: string;
  danger?: boolean;
}

/** `[ask, dialog]`: `ask` shows a question and returns the answer; render `dialog` in the page. */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const t = useTranslations('common');
  const [open, setOpen] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setOpen({ ...question, answer })),
    [],
  );
  const close = (yes: boolean) => {
    open?.answer(yes);
    setOpen(null);
  };
  const dialog = open ? (
    <Dialog title={open.title} onClose={() => close(false)}>
      <p>{open.text}</p>
      <DialogActions>
        <Button onClick={() => close(false)}>{open.cancel ?? t('cancel')}</Button>
        <Button look={open.danger ? 'danger' : 'primary'} onClick={() => close(true)}>
          {open.accept}
        </Button>
      </DialogActions>
    </Dialog>
  ) : null;
  return [ask, dialog];
}
