'use client';

import { useT } from '@plugins/kit/ui';
import { Button } from '@plugins/kit/ui/parts';
import { wordsOf } from '../ui/product-count';
import { leftOf } from './culling';
import { roomOf, toDrop } from './room';
import { useCull } from './use-cull';
import type { Going } from './use-going';

/** Shown without a photograph to decide on: loading, failed, or all decided. */
export function CullEnd({ going }: { going: Going }) {
  const t = useT('selection');
  const [store, { culling, wanted }] = useCull();
  const { course, product, medias, failed, load } = going;
  const loved = course.kind === 'favourites';
  if (failed)
    return (
      <div role="alert" className="cull-end">
        <p>{t(loved ? 'cull.failedLoved' : 'cull.failed')}</p>
        <Button look="line" onClick={load}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  if (!medias) return <div className="cull-end" aria-busy="true" />;
  const count = product?.count ?? 0;
  const over = product ? toDrop(count, product.maxphotos) : 0;
  const room = product ? roomOf(count, product.maxphotos) : null;
  const left = leftOf(culling, store.isOpen).length;
  const words = () => {
    if (loved) return t('cull.stayed', { count: left });
    if (over > 0) return t('cull.overYet', { over });
    if (wanted) return t('cull.swapNone');
    if (count === 0) return t('summary', { count, left: -1 });
    if (product && room) return t('picked', wordsOf(product));
    return t('cull.fits', { count, max: product?.maxphotos ?? count });
  };
  return (
    <div role="status" className="cull-end">
      <p className="cull-said">{words()}</p>
      {loved && product && room !== null ? (
        <p>{t('cull.into', { product: product.name, count, max: product.maxphotos ?? 0, room })}</p>
      ) : null}
      <div className="cull-ways">
        {loved && product && over > 0 ? (
          <Button onClick={() => store.open({ kind: 'picks', product: product.id })}>
            {t('cull.beginOver', { over })}
          </Button>
        ) : null}
        {left > 1 && (
          <Button look={(over > 0 && !loved) || wanted ? 'ink' : 'line'} onClick={() => store.again()}>
            {t('cull.again', { count: left })}
          </Button>
        )}
        <Button look={over > 0 || wanted ? 'line' : 'ink'} onClick={() => store.close()}>
          {t('cull.done')}
        </Button>
      </div>
    </div>
  );
}
