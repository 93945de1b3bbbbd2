'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { SelectField } from '@plugins/kit/admin/parts';
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
