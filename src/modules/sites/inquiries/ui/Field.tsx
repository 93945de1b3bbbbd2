import { useTranslations as useT } from 'next-intl';
import type { InputHTMLAttributes } from 'react';
import { useBlock } from '../../page/page-parts';

/** A field of a site's form: label above, error below, input preserved. */
export function Field({
  name,
  label,
  area = false,
  options,
  optional,
  ...input
}: {
  name: string;
  label: string;
  area?: boolean;
  /** What can be chosen instead of typed. */
  options?: string[] | undefined;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const t = useT('sites.contact');
  const { id, form } = useBlock();
  const at = `${id}-${name}`;
  const wrong = form?.errors[name]?.[0];
  const typed = form?.values[name];
  const shared = {
    id: at,
    name,
    defaultValue: typeof typed === 'string' ? typed : '',
    required: optional === undefined,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': `${at}-wrong`,
    dir: 'auto',
  };
  return (
    <p className="field">
      <label htmlFor={at}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {options ? (
        <select {...shared}>
          <option value="">{t('choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : area ? (
        <textarea {...shared} rows={6} maxLength={input.maxLength} />
      ) : (
        <input {...input} {...shared} />
      )}
      <span className="wrong" id={`${at}-wrong`} data-wrong={name}>
        {wrong}
      </span>
    </p>
  );
}

/** Errors of a form as a whole; scripts write there, too. */
export function FormWrong({ fields }: { fields: readonly string[] }) {
  const { form } = useBlock();
  const other = Object.entries(form?.errors ?? {}).find(([name]) => !fields.includes(name));
  return (
    <p className="wrong whole" role="alert" data-wrong="base">
      {other?.[1][0]}
    </p>
  );
}
