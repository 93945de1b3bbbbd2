'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayWords } from '@/core/text/day-words';
import { moneyWords } from '@/core/text/money';
import { amongIts } from '@/modules/picks/rules/selection-cascade';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import type { NewProduct } from '@/modules/project/rules/product-rules';
import { TextField } from '@/ui/admin/Field';
import type { FieldErrors } from '@/ui/admin/use-act';
import css from './products.module.css';
import { RuleFields } from './RuleFields';

type Rules = Omit<NewProduct, 'name' | 'minphotos' | 'maxphotos'>;

/** Returns the texts of a product's rules, for its line and for the conflict dialog. */
export function useRuleWords(products: readonly { id: string; name: string }[]) {
  const t = useTranslations('admin-studio.products');
  const locale = useLocale();
  const nameOf = (id: string | null) => products.find((one) => one.id === id)?.name;
  const say = {
    extra_price: ({ extra_price }: Rules) =>
      extra_price ? t('rules.extra', { price: moneyWords(extra_price, locale) }) : null,
    opens_on: ({ opens_on }: Rules) =>
      opens_on ? t('rules.opens', { day: dayWords(opens_on, locale) }) : null,
    closes_on: ({ closes_on }: Rules) =>
      closes_on ? t('rules.closes', { day: dayWords(closes_on, locale) }) : null,
    among: ({ among }: Rules) => {
      const name = nameOf(among);
      return name ? t('rules.among', { name }) : null;
    },
    from_favourites: ({ from_favourites }: Rules) => (from_favourites ? t('rules.fromFavourites') : null),
  };
  return { say, all: (rules: Rules) => Object.values(say).flatMap((one) => one(rules) ?? []) };
}

/** A product's further rules, collapsed unless one is set: price of extras, days of picking, a cascade. */
export function MoreRules({
  values,
  product,
  products,
  errors,
  set,
}: {
  values: Rules;
  product: StudioProductView | null;
  products: readonly StudioProductView[];
  errors: FieldErrors;
  set: <K extends keyof Rules>(field: K, value: Rules[K]) => void;
}) {
  const t = useTranslations('admin-studio.products');
  const { all } = useRuleWords(products);
  const texts = all(values);
  const wrong = ['extra_price', 'opens_on', 'closes_on', 'among'].some((field) => errors[field]);
  const [open, setOpen] = useState(texts.length > 0);
  // The product itself, and products chosen among its picks, would make a cycle.
  const round = new Set(product ? [product.id, ...amongIts(products, product.id).map(({ id }) => id)] : []);
  const others = products.filter(({ id }) => !round.has(id));
  const day = (field: 'opens_on' | 'closes_on') => (
    <TextField
      label={t(field)}
      type="date"
      optional
      value={values[field] ?? ''}
      help={t(`${field}Help`)}
      errors={errors[field]}
      onChange={({ currentTarget }) => set(field, currentTarget.value || null)}
    />
  );
  return (
    <details
      className={css.more}
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{t('more')}</strong>
        <span>{texts.length > 0 ? texts.join(' · ') : t('moreHelp')}</span>
      </summary>
      <RuleFields
        values={values}
        others={others}
        currency={products.find(({ extra_price }) => extra_price)?.extra_price?.currency}
        errors={errors}
        onChange={(change) => {
          for (const field of Object.keys(change) as (keyof typeof change)[])
            set(field, change[field] as never);
        }}
      >
        <div className={css.days}>
          {day('opens_on')}
          {day('closes_on')}
        </div>
      </RuleFields>
    </details>
  );
}
