'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Currency, Money } from '@/core/text/money';
import { CheckField, SelectField } from '@/ui/admin/Field';
import type { FieldErrors } from '@/ui/admin/use-act';
import { PriceField } from './PriceField';
import css from './products.module.css';

/** The rules a product and a line of a template have in common. */
export interface CommonRules {
  extra_price: Money | null;
  /** What its photographs are chosen among, by whatever names the others. */
  among: string | null;
  from_favourites: boolean;
}

/** Their fields: price of extras, days (`children`: a project knows them, a template counts them), cascade, a start. */
export function RuleFields({
  values,
  others,
  currency,
  errors,
  onChange,
  children,
}: {
  values: CommonRules;
  /** Products this one may be chosen among. */
  others: readonly { id: string; name: string }[];
  /** Of prices that stand beside it. */
  currency: Currency | undefined;
  errors: FieldErrors;
  onChange: (change: Partial<CommonRules>) => void;
  children: ReactNode;
}) {
  const t = useTranslations('admin-studio.products');
  const locale = useLocale();
  return (
    <div className={css.rules}>
      <PriceField
        label={t('extraPrice')}
        help={t('extraPriceHelp')}
        value={values.extra_price}
        currency={currency ?? (locale === 'he' ? 'ILS' : 'USD')}
        errors={errors.extra_price}
        onChange={(price) => onChange({ extra_price: price })}
      />
      {children}
      {others.length > 0 || values.among !== null ? (
        <SelectField
          label={t('among')}
          help={t('amongHelp')}
          errors={errors.among}
          value={values.among ?? ''}
          options={[
            { value: '', label: t('amongAll') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => onChange({ among: currentTarget.value || null })}
        />
      ) : null}
      <CheckField
        label={t('fromFavourites')}
        help={t('fromFavouritesHelp')}
        checked={values.from_favourites}
        onChange={({ currentTarget }) => onChange({ from_favourites: currentTarget.checked })}
      />
    </div>
  );
}
