'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import type { Choice } from '@/core/i18n/country-choices';
import type { SellerView } from '@/modules/sellers/operations/show-seller';
import {
  BANK_FIELDS,
  missingFields,
  SELLER_FIELDS,
  SELLER_TYPES,
  type SellerField,
  type SellerType,
  type SellerValues,
  sellerForm,
} from '@/modules/sellers/rules/seller-form';
import { CheckField, SelectField } from '@/ui/admin/Field';
import { Section } from '@/ui/admin/Page';
import { SaveForms } from '@/ui/admin/SaveForms';
import { SectionForm } from '@/ui/admin/SectionForm';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { showFirstError } from '@/ui/admin/use-first-error';
import { placeOf, reasonOf } from './field-words';
import { Missing } from './Missing';
import { SellerInput } from './SellerInput';
import css from './seller.module.css';

type Fields = { country: string; seller_type: SellerType; shows_transfer: boolean } & Record<
  SellerField,
  string
>;

/** The values to begin with: of a masked one nothing, so that leaving it empty keeps it. */
function startOf({ country, seller_type, shows_transfer, values }: SellerView): Fields {
  const masked = new Set(sellerForm(country, seller_type).flatMap((one) => (one.masked ? [one.name] : [])));
  const texts = SELLER_FIELDS.map((name) => [name, masked.has(name) ? '' : (values[name] ?? '')]);
  return {
    country,
    seller_type,
    shows_transfer,
    ...(Object.fromEntries(texts) as Record<SellerField, string>),
  };
}

const isField = (name: string): name is SellerField => (SELLER_FIELDS as readonly string[]).includes(name);

/** The form of the seller's country: who sells, and the bank account. */
export function SellerForm({ seller, countries }: { seller: SellerView; countries: Choice[] }) {
  const t = useTranslations('admin-seller');
  const words = useTranslations('admin');
  const call = useCall();
  const key = JSON.stringify(seller);
  const current = useMemo(() => startOf(JSON.parse(key) as SellerView), [key]);
  const changes = useChanges<Fields>({
    current,
    send: (changed) => {
      const { country, seller_type, shows_transfer, ...texts } = changed;
      return call('/users/seller', {
        method: 'PUT',
        body: {
          country: country ?? current.country,
          seller_type: seller_type ?? current.seller_type,
          shows_transfer: shows_transfer ?? current.shows_transfer,
          values: texts,
        },
      });
    },
    label: (field) => t(`field.${field}`),
    show: (_field, value) => String(value ?? ''),
    saved: words('settings.saved'),
  });
  const { values, errors: refused, set } = changes;
  const { country, seller_type: type } = values;
  const form = sellerForm(country, type);
  const typed = useRef(values);
  typed.current = values;
  // What a value must be, in place of the server's word that it is wrong; read once, as the values were sent.
  const errors = useMemo(() => {
    const said = ([name, messages]: [string, string[]]) => {
      const { country, seller_type: type, ...texts } = typed.current;
      const why = isField(name) ? reasonOf(name, { country, type, values: texts }) : null;
      return [name, why ? [t(`why.${why}`)] : messages];
    };
    return Object.fromEntries(Object.entries(refused).map(said)) as typeof refused;
  }, [refused, t]);
  const page = useRef<HTMLDivElement>(null);
  // The first wrong field comes into view, away from the notice below.
  useEffect(() => {
    if (Object.keys(errors).length > 0) showFirstError(page.current);
  }, [errors]);
  // A masked value that is left empty stays as it is stored.
  const given: SellerValues = Object.fromEntries(
    form.flatMap(({ name, masked }) => {
      const value = values[name] || (masked && seller.values[name]);
      return value ? [[name, value]] : [];
    }),
  );
  const missing = missingFields(country, type, given);
  const inputs = (bank: boolean) =>
    form
      .filter(({ name }) => BANK_FIELDS.includes(name) === bank)
      .map((asked) => (
        <div key={asked.name} id={placeOf(asked.name)}>
          <SellerInput
            asked={asked}
            country={country}
            value={values[asked.name]}
            stored={seller.values[asked.name]}
            errors={errors[asked.name]}
            onChange={(value) => set(asked.name, value)}
          />
        </div>
      ));
  return (
    <div ref={page}>
      {missing.length > 0 && Object.keys(given).length > 0 ? (
        <Missing fields={missing} country={country} />
      ) : null}
      <SaveForms>
        <SectionForm changes={changes} title={t('who')} help={t('whoHelp')}>
          <div className={css.pair}>
            <SelectField
              label={t('field.country')}
              value={country}
              onChange={({ target }) => set('country', target.value)}
              options={countries}
            />
            <SelectField
              label={t('field.seller_type')}
              value={type}
              onChange={({ target }) => set('seller_type', target.value as SellerType)}
              options={SELLER_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
            {inputs(false)}
          </div>
        </SectionForm>
        <Section title={t('bank')} help={t('bankHelp')}>
          <div className={css.pair}>{inputs(true)}</div>
          <CheckField
            label={t('field.shows_transfer')}
            help={t('transferHelp')}
            checked={values.shows_transfer}
            onChange={({ target }) => set('shows_transfer', target.checked)}
          />
          {seller.transfer ? (
            <figure className={css.shown}>
              <figcaption>{t('shown')}</figcaption>
              <p dir="auto">{seller.transfer}</p>
            </figure>
          ) : null}
        </Section>
      </SaveForms>
    </div>
  );
}
