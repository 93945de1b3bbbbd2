'use client';

import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';

const FIELDS = [
  'name',
  'minphotos',
  'maxphotos',
  'extra_price',
  'opens_on',
  'closes_on',
  'among',
  'from_favourites',
];

/** Creates a product from the form. */
export function useMaking(path: string, body: object, onDone: () => void) {
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS);
  const make = () =>
    act(async () => {
      await call(path, { method: 'POST', body });
      onDone();
    });
  return { busy, errors, make };
}
