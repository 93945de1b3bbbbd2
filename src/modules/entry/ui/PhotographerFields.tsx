'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { FreeOffer } from '@/modules/money/rules/plan';
import { Field } from '@/ui/primitives/Field';
import { useOfferText } from './use-offer-text';

/**
 * Additional fields of a photographer: a checkbox and, once ticked, the studio's name. On a photographer's page
 * (`photographer=true`) there is no checkbox.
 */
export function PhotographerFields({
  values,
  errors,
  offer,
  named,
}: {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  offer?: FreeOffer | null | undefined;
  /** The form has the studio's name already. */
  named?: boolean;
}) {
  const t = useTranslations('account');
  const free = useOfferText(offer);
  const studio = values.photographer === 'true';
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (zone.current) zone.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return (
    <div className="group flex flex-col gap-4">
      {studio ? (
        <input type="hidden" name="photographer" value="true" />
      ) : (
        <label className="touch-target flex items-start gap-3">
          <input
            type="checkbox"
            name="photographer"
            value="true"
            className="mt-0.5 size-5 shrink-0 accent-(--color-ink)"
          />
          <span>
            {t('photographer')}
            <span className="block text-quiet text-sm">{[t('photographerHint'), free].join(' ')}</span>
          </span>
        </label>
      )}
      {named ? null : (
        <div className={studio ? undefined : 'hidden group-has-checked:block'}>
          <BusinessNameField values={values} errors={errors} />
        </div>
      )}
      <input ref={zone} type="hidden" name="time_zone" />
    </div>
  );
}

/** The name of a studio as its clients know it. */
export function BusinessNameField({
  values,
  errors,
  required,
}: {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  required?: boolean;
}) {
  const t = useTranslations('account');
  return (
    <Field
      name="business_name"
      label={t('businessName')}
      hint={t('businessNameHint')}
      defaultValue={values.business_name}
      errors={errors.business_name ?? []}
      autoComplete="organization"
      required={required}
    />
  );
}
