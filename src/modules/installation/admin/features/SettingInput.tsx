'use client';

import type { SettingField, SettingValue } from '@/core/features/settings-form';
import { AreaField, CheckField, SelectField, TextField } from '@/ui/admin/Field';

/** One field of a generated form, by its kind. `onChange` gets the setting's value, not the input's. */
export function SettingInput({
  field,
  words,
  value,
  errors,
  onChange,
}: {
  field: SettingField;
  words: { label: string; help: string | undefined; option: (value: string) => string };
  value: SettingValue | undefined;
  errors: string[] | undefined;
  onChange: (value: SettingValue) => void;
}) {
  const frame = { label: words.label, ...(words.help && { help: words.help }), ...(errors && { errors }) };
  if (field.kind === 'switch')
    return (
      <CheckField {...frame} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    );
  if (field.kind === 'choice')
    return (
      <SelectField
        {...frame}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
        options={field.options.map((option) => ({ value: option, label: words.option(option) }))}
      />
    );
  if (field.kind === 'number')
    return (
      <TextField
        {...frame}
        type="number"
        dir="ltr"
        inputMode={field.whole ? 'numeric' : 'decimal'}
        step={field.whole ? 1 : 'any'}
        min={field.min ?? undefined}
        max={field.max ?? undefined}
        value={String(value ?? '')}
        // An empty field is sent as a text, so that the server returns the field's error.
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    );
  const text = {
    ...frame,
    dir: 'auto',
    value: String(value ?? ''),
    maxLength: field.max ?? undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return field.long ? <AreaField {...text} /> : <TextField {...text} />;
}
