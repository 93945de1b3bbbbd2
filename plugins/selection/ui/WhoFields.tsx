import { useT } from '@plugins/kit/view';

const INPUT =
  'min-h-11 w-full rounded-sm border border-line bg-raised px-3.5 py-2 text-base text-ink hover:border-quiet';

export interface WhoFieldsProps {
  onChange?: (who: { name: string; email: string }) => void;
  /** Mistakes in the address. */
  errors?: readonly string[];
}

/** Name and email of a client as two form fields; both optional. */
export function WhoFields({ onChange, errors = [] }: WhoFieldsProps) {
  const t = useT('selection');
  const changed = (form: HTMLFieldSetElement) => {
    const read = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
    onChange?.({ name: read('name'), email: read('email') });
  };
  return (
    <fieldset
      className="flex flex-col gap-3"
      {...(onChange ? { onInput: (event) => changed(event.currentTarget) } : {})}
    >
      <legend className="sr-only">{t('who.title')}</legend>
      <label className="flex flex-col gap-1 text-[0.9375rem]">
        <span>
          {t('who.name')} <span className="text-quiet text-sm">({t('optional')})</span>
        </span>
        <input name="name" autoComplete="name" dir="auto" maxLength={200} className={INPUT} />
      </label>
      <label className="flex flex-col gap-1 text-[0.9375rem]">
        <span>
          {t('who.email')} <span className="text-quiet text-sm">({t('optional')})</span>
        </span>
        <input
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={320}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? 'who-errors' : undefined}
          className={INPUT}
        />
      </label>
      {errors.length > 0 ? (
        <p id="who-errors" role="alert" className="text-danger text-sm">
          {errors.join(' ')}
        </p>
      ) : null}
    </fieldset>
  );
}
