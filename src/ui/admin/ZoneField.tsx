'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { TextField } from './Field';

/** A time zone by its name, chosen among all this browser has. */
export function ZoneField({
  value,
  onChange,
  errors,
}: {
  value: string;
  onChange: (zone: string) => void;
  errors?: string[];
}) {
  const t = useTranslations('admin');
  const id = useId();
  const [zones, setZones] = useState<string[]>([]);
  // The browser's own list: the server's may differ, and four hundred names need not be sent.
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  return (
    <div>
      <TextField
        label={t('field.time_zone')}
        help={t('help.time_zone')}
        name="time_zone"
        dir="ltr"
        list={id}
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
        errors={errors}
      />
      <datalist id={id}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </div>
  );
}
