'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isTimeZone } from '@/core/time/time-zones';
import { dayIn, endOfDay } from '@/core/time/zone-time';
import { TextField } from '@/ui/admin/Field';

/** A complete year: while a user types, a date field reports the years 2 and 20. */
const WHOLE = /^[2-9]\d{3}-\d\d-\d\d$/;

/** The last day a project is open; it closes at the end of that day in the project's time zone. */
export function ExpiryField({
  value,
  zone,
  onChange,
  errors,
}: {
  value: string | null;
  zone: string;
  onChange: (at: string | null) => void;
  errors?: string[];
}) {
  const t = useTranslations('admin');
  const known = isTimeZone(zone) ? zone : 'UTC';
  const [day, setDay] = useState(() => (value ? dayIn(value, known) : ''));
  useEffect(() => setDay(value ? dayIn(value, known) : ''), [value, known]);
  return (
    <TextField
      label={t('field.expires_at')}
      help={t('help.expires_at', { zone: known })}
      name="expires_at"
      type="date"
      optional
      value={day}
      onChange={({ target }) => {
        setDay(target.value);
        if (target.value === '') onChange(null);
        else if (WHOLE.test(target.value)) onChange(endOfDay(target.value, known).toISOString());
      }}
      errors={errors}
    />
  );
}
