'use client';

import { useTranslations as useT } from 'next-intl';
import { SelectField } from '@/ui/admin/Field';
import { useRead } from '@/ui/admin/use-read';

interface Option {
  value: string;
  label: string;
}

/** One of the values that an endpoint lists, or none. A value that is not listed any more is shown as such. */
export function ListedField({
  label,
  from,
  value,
  onChange,
}: {
  label: string;
  from: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useT('sites.builder');
  const { found } = useRead<{ options: Option[] }>(from);
  const options = found?.options ?? [];
  const gone = value !== '' && !options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      disabled={!found}
      value={found ? value : ''}
      help={found && options.length === 0 && !gone ? t('noneListed') : undefined}
      options={[
        { value: '', label: t('noneChosen') },
        ...(gone && found ? [{ value, label: t('notListed') }] : []),
        ...options,
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
