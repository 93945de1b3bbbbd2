'use client';

import { useEffect } from 'react';

/** Leads a link to one of these features' settings to "Getting paid", where they are; the server never sees a hash. */
export function MovedSettings({ features }: { features: readonly string[] }) {
  useEffect(() => {
    if (features.includes(location.hash.slice(1)))
      location.replace(`/admin/settings/payments${location.hash}`);
  }, [features]);
  return null;
}
