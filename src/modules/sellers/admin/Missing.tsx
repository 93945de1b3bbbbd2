'use client';

import { useTranslations } from 'next-intl';
import type { SellerField } from '@/modules/sellers/rules/seller-form';
import { labelOf, placeOf } from './field-words';
import css from './seller.module.css';

/** Leads to a field and into it. */
const goTo = (name: SellerField) =>
  document.getElementById(placeOf(name))?.querySelector<HTMLElement>('input, select')?.focus();

/** What the form still needs before the seller account is used, each with a link to its field. */
export function Missing({ fields, country }: { fields: readonly SellerField[]; country: string }) {
  const t = useTranslations('admin-seller');
  return (
    <section className={css.missing} aria-labelledby="seller-missing">
      <h2 id="seller-missing">{t('draft')}</h2>
      <p>{t('draftHelp')}</p>
      <ul>
        {fields.map((name) => (
          <li key={name}>
            <a
              href={`#${placeOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {t(`field.${labelOf(name, country)}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
