import { cx } from '@plugins/kit/view/parts';

interface TextLineProps {
  name: string;
  label: string;
  value: string | undefined;
  wrong: boolean;
  autoComplete: string;
  required?: boolean;
}

/** A labelled text input for a form without script. */
export function TextLine({ name, label, value, wrong, ...input }: TextLineProps) {
  const id = `review-${name}`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem]">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        maxLength={100}
        dir="auto"
        defaultValue={value}
        aria-invalid={wrong || undefined}
        className={cx(
          'min-h-12 w-full rounded-sm border bg-raised px-3.5 py-2.5 text-base text-ink',
          wrong ? 'border-danger' : 'border-line',
        )}
      />
    </div>
  );
}
