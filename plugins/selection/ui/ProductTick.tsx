import { cx } from '@plugins/kit/ui/parts';
import { Check } from 'lucide-react';

/** A product's mark: an empty ring, or a tick in its color once chosen. The heart is for favorites alone. */
export function ProductTick({ tint, on }: { tint: number; on: boolean }) {
  return (
    <span className={cx('product-tick', on && 'is-on')} data-tint={tint} aria-hidden="true">
      {on && <Check />}
    </span>
  );
}
