'use client';

import { parts, useT } from '@plugins/kit/ui';
import type { Product } from '../ui/shown-product';
import { leftOf, toDrop } from './narrowing';
import { useNarrow } from './use-narrow';
import type { NarrowPicks } from './use-narrow-picks';

/** Where no photograph waits for a decision: they are on their way, could not be loaded, or all were seen. */
export function NarrowEnd({ picks, product }: { picks: NarrowPicks; product: Product }) {
  const t = useT('selection');
  const [store, { narrowing }] = useNarrow();
  if (picks.failed)
    return (
      <div role="alert" className="narrow-end">
        <p>{t('narrow.failed')}</p>
        <parts.Button look="line" onClick={picks.load}>
          {t('tryAgain')}
        </parts.Button>
      </div>
    );
  if (!picks.medias) return <div className="narrow-end" aria-busy="true" />;
  const over = toDrop(product.count, product.maxphotos);
  const left = leftOf(narrowing, picks.open).length;
  return (
    <div role="status" className="narrow-end">
      <p className="narrow-said">
        {over > 0 ? t('narrow.overYet', { over }) : t('narrow.fits', { count: product.count })}
      </p>
      <div className="narrow-ways">
        {left > 1 && (
          <parts.Button look={over > 0 ? 'accent' : 'line'} onClick={() => store.again(picks.open)}>
            {t('narrow.again', { count: left })}
          </parts.Button>
        )}
        <parts.Button look={over > 0 ? 'line' : 'accent'} onClick={() => store.close()}>
          {t('narrow.done')}
        </parts.Button>
      </div>
    </div>
  );
}
