'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/primitives/Field';
import { SelectionPassword } from './SelectionPassword';

/** The project a person signs in for (`i`) and its code (`c`), with a field if the code is unknown or wrong. */
export function CodeField({
  values: { i, c },
  errors = [],
  passwordErrors,
}: {
  values: Record<string, string>;
  errors?: string[] | undefined;
  passwordErrors?: string[] | undefined;
}) {
  const t = useTranslations('account');
  if (!i) return c ? <input type="hidden" name="c" value={c} /> : null;
  return (
    <>
      <input type="hidden" name="i" value={i} />
      {c && errors.length === 0 ? (
        <input type="hidden" name="c" value={c} />
      ) : (
        <Field
          name="c"
          label={t('projectCode')}
          hint={t('projectCodeHint')}
          defaultValue={c}
          errors={errors}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <SelectionPassword values={{}} errors={passwordErrors ? { selection_password: passwordErrors } : {}} />
    </>
  );
}
