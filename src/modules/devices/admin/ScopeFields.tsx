'use client';

import { useTranslations } from 'next-intl';
import { DEVICE_SCOPES, type DeviceScope } from '@/core/access/device-scopes';
import { CheckField } from '@/ui/admin/Field';
import css from './devices.module.css';

/** What a program may do, as boxes named `scope`; `needed` marks those without which it cannot work. */
export function ScopeFields({
  proposed,
  needed = [],
}: {
  proposed: readonly DeviceScope[];
  needed?: readonly DeviceScope[];
}) {
  const t = useTranslations('admin-devices');
  return (
    <fieldset className={css.scopes}>
      <legend>{t('scopes')}</legend>
      {DEVICE_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          name="scope"
          value={scope}
          label={
            needed.includes(scope) ? t('scopeNeeded', { scope: t(`scope.${scope}`) }) : t(`scope.${scope}`)
          }
          defaultChecked={proposed.includes(scope)}
        />
      ))}
    </fieldset>
  );
}
