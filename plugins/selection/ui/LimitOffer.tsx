'use client';

import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/ui';
import { Button, Dialog } from '@plugins/kit/ui/parts';
import { MoveRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { useCullStore } from '../cull/use-cull';
import type { Product } from './shown-product';
import { Thumb } from './Thumb';
import type { ShownLimit } from './use-limit';
import { usePhotoView } from './use-photo-views';
import { usePicking } from './use-pick';
import { useSwap } from './use-swap';
import './sending.css';

/** The ways out of a full product, for the photograph that was one too many. */
export function LimitOffer({
  shown: { media, offer },
  product,
  onClose,
}: {
  shown: ShownLimit;
  product: Product;
  onClose: () => void;
}) {
  const t = useT('selection');
  const locale = useLocale();
  const cull = useCullStore();
  const { addExtra } = usePicking();
  const swap = useSwap();
  const wanted = usePhotoView(media);
  const out = usePhotoView(offer.kind === 'replace' ? offer.out : null);
  const one = offer.kind === 'replace';
  /** Closes first: what follows opens its own dialog, or a notice that this one would cover. */
  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  const { name, count, maxphotos } = product;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        one
          ? t('limit.replace', { product: name })
          : t('limit.full', { product: name, count, max: maxphotos ?? 0 })
      }
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('limit.cancel')}
          </Button>
          {offer.price ? (
            <Button
              look={offer.kind === 'extra' ? 'ink' : 'line'}
              onClick={act(() => addExtra(product, media))}
            >
              {t('limit.extra', { cost: moneyWords(offer.price, locale) })}
            </Button>
          ) : null}
          {offer.kind === 'replace' ? (
            <Button onClick={act(() => swap(product, offer.out, media))}>{t('limit.replaceNow')}</Button>
          ) : null}
          {offer.kind === 'swap' ? (
            <Button onClick={act(() => cull.open({ kind: 'picks', product: product.id }, media))}>
              {t('cull.makeRoom')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="limit-photos" data-kind={offer.kind} data-priced={offer.price ? '' : undefined}>
        {one ? (
          <>
            <figure>
              <Thumb media={out} />
              <figcaption>{t('limit.now')}</figcaption>
            </figure>
            <MoveRight aria-hidden="true" className="limit-arrow" />
          </>
        ) : null}
        <figure>
          <Thumb media={wanted} />
          <figcaption>{t('limit.wanted')}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
