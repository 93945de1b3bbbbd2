'use client';

import { useTranslations as useT } from 'next-intl';
import { SelectField } from '@/ui/admin/Field';
import { useRead } from '@/ui/admin/use-read';
import type { SourceProject } from '../../operations/read-photographs';

/** One of the account's projects, or none. */
export function ProjectField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const t = useT('sites.builder');
  const { found } = useRead<{ projects: SourceProject[] }>('/api/x/sites/projects');
  const options = (found?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: t('noProject') }, ...options]}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
