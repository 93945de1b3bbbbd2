import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import type { InputHTMLAttributes } from 'react';

interface LineProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  errors?: string[] | undefined;
}

/** A labelled line of the checkout with its mistakes. */
export function Line({ label, errors = [], ...input }: LineProps) {
  const id = `shop-${input.name}`;
  const wrong = errors.length > 0;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem]">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className={cx(
          'min-h-12 w-full rounded-sm border bg-raised px-3.5 py-2.5 text-base text-ink',
          wrong ? 'border-danger' : 'border-line',
        )}
      />
      {wrong && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

/** The line for the buyer's email address. */
export function EmailLine(props: Pick<LineProps, 'defaultValue' | 'errors'>) {
  const t = useT('shop');
  return (
    <Line
      {...props}
      name="email"
      type="email"
      label={t('email')}
      required
      maxLength={254}
      autoComplete="email"
      dir="ltr"
    />
  );
}
