'use client';

import { useTranslations } from 'next-intl';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import css from './ui.module.css';

interface FrameProps {
  label: string;
  help?: ReactNode;
  optional?: boolean;
  errors?: string[];
}

function useFrame({ label, help, optional, errors }: FrameProps) {
  const t = useTranslations('admin');
  const id = useId();
  const described = [help ? `${id}h` : '', errors ? `${id}e` : ''].filter(Boolean).join(' ') || undefined;
  const frame = (control: ReactNode) => (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label} {optional ? <span className={css.optional}>{t('optional')}</span> : null}
      </label>
      {control}
      {errors ? (
        <p className={css.error} id={`${id}e`}>
          {errors.join(' ')}
        </p>
      ) : null}
      {help ? (
        <p className={css.help} id={`${id}h`}>
          {help}
        </p>
      ) : null}
    </div>
  );
  return {
    id,
    frame,
    control: { id, 'aria-invalid': errors ? true : undefined, 'aria-describedby': described },
  };
}

/** A labelled input with its help and its mistakes. */
export function TextField({
  label,
  help,
  optional,
  errors,
  ...input
}: FrameProps & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control } = useFrame({ label, help, optional, errors });
  return frame(<input className={css.input} {...input} {...control} />);
}

/** A labelled text of several lines. */
export function AreaField({
  label,
  help,
  optional,
  errors,
  ...area
}: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = useFrame({ label, help, optional, errors });
  return frame(<textarea className={css.input} rows={3} {...area} {...control} />);
}

/** A labelled choice. */
export function SelectField({
  label,
  help,
  optional,
  errors,
  options,
  ...select
}: FrameProps & { options: { value: string; label: string }[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { frame, control } = useFrame({ label, help, optional, errors });
  return frame(
    <select className={css.input} {...select} {...control}>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>,
  );
}

/** A checkbox with a label. */
export function CheckField({
  label,
  help,
  errors,
  ...input
}: Omit<FrameProps, 'optional'> & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const described = [help ? `${id}h` : '', errors ? `${id}e` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        {...input}
        aria-invalid={errors ? true : undefined}
        aria-describedby={described}
      />
      <span className={css.label}>{label}</span>
      {help ? (
        <span className={css.help} id={`${id}h`}>
          {help}
        </span>
      ) : null}
      {errors ? (
        <span className={css.error} id={`${id}e`}>
          {errors.join(' ')}
        </span>
      ) : null}
    </label>
  );
}
