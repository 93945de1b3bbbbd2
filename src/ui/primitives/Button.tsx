'use client';

import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Spinner } from './Spinner';
import { useClickGuard } from './use-click-guard';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** In flight: disabled, with a spinner. */
  busy?: boolean;
}

/** A button with a text, 44 px at least. It accepts one click in half a second; a form's is guarded by `busy`. */
export function Button({ look = 'ink', busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const guarded = useClickGuard(onClick);
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick && guarded}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(look, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
