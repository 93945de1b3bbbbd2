'use client';

import { useTranslations } from 'next-intl';
import type { InputHTMLAttributes } from 'react';
import { useState } from 'react';
import type { AskedField, SellerField } from '@/modules/sellers/rules/seller-form';
import { Button } from '@/ui/admin/Button';
import { SelectField, TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { labelOf } from './field-words';
import css from './seller.module.css';

/** How a value is typed. Browsers keep none of the numbers. */
const INPUT: Partial<Record<SellerField, InputHTMLAttributes<HTMLInputElement>>> = {
  business_name: { dir: 'auto', autoComplete: 'organization', maxLength: 120 },
  full_name: { dir: 'auto', autoComplete: 'name', maxLength: 120 },
  address: { dir: 'auto', autoComplete: 'street-address', maxLength: 300 },
  phone_number: { dir: 'ltr', type: 'tel', autoComplete: 'tel', maxLength: 25 },
  id_issue_date: { type: 'date' },
  date_of_birth: { type: 'date', autoComplete: 'bday' },
};
const NUMBER = { dir: 'ltr', autoComplete: 'off', spellCheck: false, maxLength: 42 } as const;

/** Fields whose form depends on the country. */
const HELPS = ['bank_branch_number', 'bank_code', 'bic', 'iban', 'routing_number', 'sort_code'] as const;
const hasHelp = (name: SellerField): name is (typeof HELPS)[number] =>
  (HELPS as readonly string[]).includes(name);

/** The stored number by its end, and the button that reads it in full. */
function Stored({ name, masked }: { name: SellerField; masked: string }) {
  const t = useTranslations('admin-seller');
  const call = useCall();
  const { busy, act } = useAct();
  const [value, setValue] = useState<string | null>(null);
  const show = () =>
    act(async () => {
      const read = await call<{ value: string }>(`/users/seller/values/${name}`, { method: 'POST' });
      setValue(read.value);
    });
  return (
    <span className={css.stored}>
      <bdi dir="ltr">{value ?? masked}</bdi>
      {value === null ? (
        <Button look="quiet" small busy={busy} onClick={() => void show()}>
          {t('show')} <span className={css.name}>{t(`field.${name}`)}</span>
        </Button>
      ) : null}
    </span>
  );
}

/** A stored number without a field, which would look as if it had to be filled in; its button opens one. */
function StoredField({
  label,
  name,
  masked,
  onOpen,
}: {
  label: string;
  name: SellerField;
  masked: string;
  onOpen: () => void;
}) {
  const t = useTranslations('admin-seller');
  return (
    <div className={css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.stored}>
        <Stored key={masked} name={name} masked={masked} />
        <Button look="quiet" small onClick={onOpen}>
          {t('change')} <span className={css.name}>{label}</span>
        </Button>
      </span>
    </div>
  );
}

/** One value of the seller form. */
export function SellerInput({
  asked,
  country,
  value,
  stored,
  errors,
  onChange,
}: {
  asked: AskedField;
  country: string;
  value: string;
  /** The stored value, masked where it is a number. */
  stored?: string;
  errors?: string[];
  onChange: (value: string) => void;
}) {
  const t = useTranslations('admin-seller');
  const [open, setOpen] = useState(false);
  const { name, required, masked } = asked;
  const label = t(`field.${labelOf(name, country)}`);
  const frame = { label, optional: !required, ...(errors && { errors }) };
  if (name === 'sex')
    return (
      <SelectField
        {...frame}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: '', label: t('sex.none') },
          { value: 'female', label: t('sex.female') },
          { value: 'male', label: t('sex.male') },
        ]}
      />
    );
  if (masked && stored && !open && value === '' && !errors)
    return <StoredField {...{ label, name }} masked={stored} onOpen={() => setOpen(true)} />;
  const help = hasHelp(name) ? t(`format.${name}`) : null;
  return (
    <TextField
      {...frame}
      {...(INPUT[name] ?? NUMBER)}
      {...(help && { help })}
      // biome-ignore lint/a11y/noAutofocus: the field was opened by its button
      autoFocus={open}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
