'use client';

import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import css from './ui.module.css';

interface FrameProps {
  label: string;
  help?: ReactNode;
  optional?: boolean;
  errors?: string[];
}

/** What counts towards the limit of a text field. */
type Limited = Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'value' | 'defaultValue'>;

/** Limits below this are of codes and colors, which are filled to the end. */
const COUNTED_FROM = 40;

/** Counts the letters of a text near its limit, where browsers cut what is pasted; null before. */
function useCount({ maxLength = 0, value, defaultValue }: Limited) {
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const count = value === undefined ? typed : String(value).length;
  const shown = maxLength >= COUNTED_FROM && count >= maxLength * 0.9;
  return { count: shown ? { count, most: maxLength } : null, setTyped };
}

/** The errors of a field until the person changes it; those of the next refusal are shown again. */
function useFresh(errors: string[] | undefined) {
  const [answered, setAnswered] = useState<string[] | undefined>(undefined);
  return {
    errors: errors && errors !== answered ? errors : undefined,
    answer: () => setAnswered(errors),
  };
}

function useFrame({ label, help, optional, errors: given }: FrameProps, limited: Limited = {}) {
  const t = useTranslations('admin');
  const id = useId();
  const { count, setTyped } = useCount(limited);
  const { errors, answer } = useFresh(given);
  const described =
    [help ? `${id}h` : '', errors ? `${id}e` : '', count ? `${id}c` : ''].filter(Boolean).join(' ') ||
    undefined;
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
      {count ? (
        <p className={css.help} id={`${id}c`} role="status">
          {t(count.count < count.most ? 'letters' : 'lettersFull', count)}
        </p>
      ) : null}
    </div>
  );
  return {
    id,
    frame,
    typed: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      setTyped(currentTarget.value.length);
      answer();
    },
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
  const { frame, control, typed } = useFrame({ label, help, optional, errors }, input);
  return frame(<input className={css.input} onInput={typed} {...input} {...control} />);
}

/** A labelled text of several lines. */
export function AreaField({
  label,
  help,
  optional,
  errors,
  ...area
}: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control, typed } = useFrame({ label, help, optional, errors }, area);
  return frame(<textarea className={css.input} rows={3} onInput={typed} {...area} {...control} />);
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
  const { frame, control, typed } = useFrame({ label, help, optional, errors });
  return frame(
    <select className={css.input} onInput={typed} {...select} {...control}>
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
  errors: given,
  ...input
}: Omit<FrameProps, 'optional'> & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const { errors, answer } = useFresh(given);
  const described = [help ? `${id}h` : '', errors ? `${id}e` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        onInput={answer}
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
