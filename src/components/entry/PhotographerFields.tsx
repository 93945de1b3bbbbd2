'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Field } from '../ui/Field';

/** What a photographer says beside their name: a box to tick and, once it is ticked, what the studio is called. */
export function PhotographerFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string[]>;
}) {
  const t = useTranslations('account');
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (zone.current) zone.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return (
    <div className="group flex flex-col gap-4">
      <label className="touch-target flex items-start gap-3">
        <input
          type="checkbox"
          name="photographer"
          value="true"
          defaultChecked={values.photographer === 'true'}
          className="mt-1 size-5 accent-(--color-ink)"
        />
        <span>
          {t('photographer')}
          <span className="block text-quiet text-sm">{t('photographerHint')}</span>
        </span>
      </label>
      <div className="hidden group-has-checked:block">
        <Field
          name="business_name"
          label={t('businessName')}
          hint={t('businessNameHint')}
          defaultValue={values.business_name}
          errors={errors.business_name ?? []}
          autoComplete="organization"
        />
      </div>
      <input ref={zone} type="hidden" name="time_zone" />
    </div>
  );
}
