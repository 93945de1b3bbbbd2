'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/primitives/Field';
import type { FormPage } from './form-page';

/**
 * The selection password that some projects require beside the code; with an address (where required) it identifies the
 * client.
 */
export function SelectionPassword({
  values,
  errors,
  withEmail = false,
}: Pick<FormPage, 'values' | 'errors'> & { withEmail?: boolean }) {
  const t = useTranslations('account');
  const wrong = errors.selection_password ?? [];
  return (
    <details open={wrong.length > 0 || (withEmail && Boolean(values.email))} className="-mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-quiet underline underline-offset-4 hover:text-ink">
        {t('haveSelectionPassword')}
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        <Field
          name="selection_password"
          type="password"
          label={t('selectionPassword')}
          hint={t('selectionPasswordHint')}
          errors={wrong}
          autoComplete="off"
          dir="ltr"
        />
        {withEmail ? (
          <Field
            name="email"
            type="email"
            label={t('ownEmail')}
            hint={t('ownEmailHint')}
            defaultValue={values.email}
            errors={errors.email ?? []}
            autoComplete="email"
            dir="ltr"
          />
        ) : null}
      </div>
    </details>
  );
}
