'use client';

import { useGallery } from '@plugins/kit/ui/hooks';
import { whenShown } from '@plugins/kit/ui/parts';
import { useState } from 'react';

const AddressForm = whenShown(() => import('./AddressForm').then((file) => file.AddressForm));

/** A field for an address where a project has no photographs yet; loaded there alone. */
export function AskWhenReady() {
  const empty = useGallery(({ event }) => event.galleries.every(({ count }) => count === 0));
  const role = useGallery(({ event }) => event.person.role);
  const [failed, setFailed] = useState(false);
  if (failed || !empty || (role !== 'guest' && role !== 'client')) return null;
  return <AddressForm onClose={() => setFailed(true)} />;
}
