'use client';

import { whenShown } from '@plugins/kit/ui/parts';
import { useLimit, useLimitStore } from './use-limit';
import { useSelection } from './use-selection';

const LimitOffer = whenShown(() => import('./LimitOffer').then((file) => file.LimitOffer));

/** What a person may do about one photograph too many: replace the only one, swap one out, or add a paid extra. */
export function LimitHost() {
  const shown = useLimit();
  const limit = useLimitStore();
  const product = useSelection((s) => s.get().products)?.find(({ id }) => id === shown?.product);
  return shown && product ? (
    <LimitOffer key={shown.media} shown={shown} product={product} onClose={() => limit.set(null)} />
  ) : null;
}
