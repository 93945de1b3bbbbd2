'use client';

import { useTranslations as useT } from 'next-intl';
import { CheckField, SelectField } from '@/ui/admin/Field';
import type { SiteBlockDocument } from '../../rules/edit-document';

const SPACES = ['normal', 'none', 'small', 'large'] as const;
const GROUNDS = ['normal', 'shade', 'contrast'] as const;

/** Settings that every block has: the space above it, its background, and whether phones show it. */
export function BlockPlace({
  block: { space, ground, noPhone },
  onChange,
}: {
  block: SiteBlockDocument;
  onChange: (more: Pick<SiteBlockDocument, 'space' | 'ground' | 'noPhone'>) => void;
}) {
  const t = useT('sites.builder.place');
  return (
    <>
      <SelectField
        label={t('space')}
        value={space ?? 'normal'}
        options={SPACES.map((value) => ({ value, label: t(`spaces.${value}`) }))}
        onChange={({ target }) => {
          const chosen = SPACES.find((one) => one === target.value);
          onChange({ space: chosen === 'normal' ? undefined : chosen });
        }}
      />
      <SelectField
        label={t('ground')}
        value={ground ?? 'normal'}
        options={GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) }))}
        onChange={({ target }) => {
          const chosen = GROUNDS.find((one) => one === target.value);
          onChange({ ground: chosen === 'normal' ? undefined : chosen });
        }}
      />
      <CheckField
        label={t('noPhone')}
        checked={noPhone === true}
        onChange={({ target }) => onChange({ noPhone: target.checked || undefined })}
      />
    </>
  );
}
