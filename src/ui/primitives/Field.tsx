import { type InputHTMLAttributes, useId } from 'react';
import { cx } from './class-names';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  /** Errors of this field, from the server or the form. */
  errors?: string[];
}

/** A labelled input with its hint, or in place of it its errors, linked for screen readers. */
export function Field({ label, hint, errors = [], className, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const wrong = errors.length > 0;
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-[0.9375rem] text-ink">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : hint ? hintId : undefined}
        className={cx(
          'min-h-12 w-full rounded-sm border bg-raised px-3.5 py-2.5 text-base text-ink transition-colors duration-200',
          'placeholder:text-quiet focus-visible:outline-offset-0',
          wrong ? 'border-danger' : 'border-line hover:border-quiet',
        )}
      />
      {hint && !wrong && (
        <p id={hintId} className="text-quiet text-sm">
          {hint}
        </p>
      )}
      {wrong && (
        <div id={errorId} role="alert" className="text-danger text-sm">
          {errors.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
