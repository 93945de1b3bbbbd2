'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Currency, Money } from '@/core/text/money';
import { CheckField, SelectField } from '@/ui/admin/Field';
import type { FieldErrors } from '@/ui/admin/use-act';
import { PriceField } from './PriceField';
import css from './products.module.css';

/** The rules that products and lines of a template have in common. */
export interface CommonRules {
  extra_price: Money | null;
  /** The product among whose picks its own are chosen, by id or line key. */
  among: string | null;
  from_favourites: boolean;
}

/**
 * Their fields: price of extras, days (`children`: dates in a project, numbers of days in a template), cascade, start
 * from favorites.
 */
export function RuleFields({
  values,
  others,
  currency,
  errors,
  onChange,
  children,
}: {
  values: CommonRules;
  /** Products that this one may be chosen among. */
  others: readonly { id: string; name: string }[];
  /** The currency of the project's other prices. */
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
