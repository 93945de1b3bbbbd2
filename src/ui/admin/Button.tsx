'use client';

import { Loader2 } from 'lucide-react';
import Link from 'next/link';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '@/ui/primitives/class-names';
import { useClickGuard } from '@/ui/primitives/use-click-guard';
import css from './ui.module.css';

interface Look {
  look?: 'primary' | 'danger' | 'quiet' | 'plain';
  small?: boolean;
  /** Only an icon; needs `aria-label`. */
  iconOnly?: boolean;
}

const classes = ({ look = 'plain', small, iconOnly }: Look, more?: string) =>
  cx(
    css.button,
    look === 'primary' && css.primary,
    look === 'danger' && css.danger,
    look === 'quiet' && css.quiet,
    small && css.small,
    iconOnly && css.icon,
    more,
  );

/**
 * A button; `busy` disables it and turns a spinner. It accepts one click in half a second; a form's is guarded by
 * `busy`.
 */
export function Button({
  look,
  small,
  iconOnly,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const guarded = useClickGuard(onClick);
  return (
    <button
      type={type}
      onClick={onClick && guarded}
      className={classes({ look, small, iconOnly }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Loader2 className={css.spinner} aria-hidden /> : null}
      {busy && iconOnly ? null : children}
    </button>
  );
}

/** A link that looks like a button; `plain` addresses (downloads, other sites) leave Next's router alone. */
export function ButtonLink({
  href,
  look,
  small,
  newTab,
  download,
  children,
}: Look & { href: string; newTab?: boolean; download?: boolean; children: ReactNode }) {
  const className = classes({ look, small });
  if (newTab || download) {
    const tab = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
    return (
      <a href={href} className={className} download={download || undefined} {...tab}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={className} prefetch={false}>
      {children}
    </Link>
  );
}
