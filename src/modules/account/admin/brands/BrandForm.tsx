'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { BRAND_TEXT_MAX } from '@/modules/account/rules/brand';
import { Button } from '@/ui/admin/Button';
import { AreaField, TextField } from '@/ui/admin/Field';
import { Section } from '@/ui/admin/Page';
import { useSaveForm } from '@/ui/admin/SaveForms';
import type { Changes } from '@/ui/admin/use-changes';
import { AccentField } from './AccentField';
import type { BrandWords } from './brand-words';
import css from './brands.module.css';

/** The form of a brand's texts, saved by the bar of the page. */
export function BrandForm({ changes, signsInWith }: { changes: Changes<BrandWords>; signsInWith: string }) {
  const t = useTranslations('admin-studio.brands');
  const words = useTranslations('admin');
  const { values, errors, set } = changes;
  useSaveForm(changes);
  const isPrivate =
    signsInWith !== '' && values.contact_email?.trim().toLowerCase() === signsInWith.toLowerCase();
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    void changes.save();
  };
  const field = <K extends Exclude<keyof BrandWords & string, 'accent_color'>>(name: K) => ({
    label: t(`field.${name as keyof BrandWords}`),
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value as BrandWords[K]),
    maxLength: BRAND_TEXT_MAX[name],
    errors: errors[name],
  });
  return (
    <form onSubmit={submit} noValidate>
      <Section title={t('words')}>
        <TextField {...field('business_name')} dir="auto" />
        <AreaField {...field('business_description')} optional dir="auto" rows={4} />
        <div className={css.pair}>
          <TextField
            {...field('website_domain')}
            optional
            dir="ltr"
            inputMode="url"
            placeholder="www.studio.com"
          />
          <TextField
            {...field('facebook_page_url')}
            optional
            dir="ltr"
            inputMode="url"
            placeholder="facebook.com/studio"
          />
        </div>
      </Section>
      <Section title={t('contact')} help={t('contactHelp')}>
        <div className={css.pair}>
          <TextField {...field('contact_email')} optional dir="ltr" type="email" />
          <TextField {...field('contact_phone')} optional dir="ltr" type="tel" />
        </div>
        {isPrivate ? <PrivateAddress onClear={() => set('contact_email', '')} /> : null}
        <TextField
          {...field('sender_name')}
          optional
          dir="auto"
          placeholder={values.business_name}
          help={t('senderHelp')}
        />
      </Section>
      <Section title={t('embed')} help={t('embedHelp')}>
        <AreaField
          {...field('embed_sites')}
          optional
          dir="ltr"
          rows={2}
          placeholder="https://www.studio.com"
        />
      </Section>
      <Section title={t('look')}>
        <AccentField
          value={values.accent_color ?? ''}
          errors={errors.accent_color}
          onChange={(color) => set('accent_color', color)}
        />
      </Section>
      {/* Enter in a field submits a form only if it has a button. */}
      <button type="submit" hidden>
        {words('save')}
      </button>
      {changes.dialog}
    </form>
  );
}

/** Says that clients see the address with which the person signs in, and clears it. */
function PrivateAddress({ onClear }: { onClear: () => void }) {
  const t = useTranslations('admin-studio.brands');
  return (
    <p className={css.notice}>
      <span>{t('privateAddress')}</span>
      <Button small onClick={onClear}>
        {t('clearAddress')}
      </Button>
    </p>
  );
}
