'use client';

import { useTranslations } from 'next-intl';
import { SITE_NAME_MAX, siteOrigin } from '@/core/text/site-name';
import { TextField } from '@/ui/admin/Field';

/** The subdomain of a studio's site, and its address once it is saved. */
export function SiteNameField({
  value,
  kept,
  platform,
  errors,
  onChange,
}: {
  value: string;
  kept: string | null;
  /** The platform's host. */
  platform: string;
  errors?: string[];
  onChange: (name: string) => void;
}) {
  const t = useTranslations('admin-studio.account');
  const address = kept === null ? null : siteOrigin(kept, platform);
  return (
    <TextField
      label={t('field.site_name')}
      optional
      dir="ltr"
      value={value}
      maxLength={SITE_NAME_MAX}
      errors={errors}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      help={
        address === null ? (
          t('siteNameHelp')
        ) : (
          <>
            {t('siteAddress')}{' '}
            <a href={address} target="_blank" rel="noreferrer" dir="ltr">
              {address.replace(/^https?:\/\//, '')}
            </a>
          </>
        )
      }
    />
  );
}
