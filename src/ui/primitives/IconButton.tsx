import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its name, for screen readers; also its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A 44 px button with an icon and a name. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(
        'touch-target inline-flex items-center justify-center rounded-full transition-colors duration-200 hover:bg-ink/10',
        className,
      )}
    >
      {icon}
    </button>
  );
}
