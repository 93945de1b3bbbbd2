'use client';

import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/ui';
import { Button, Dialog } from '@plugins/kit/ui/parts';
import { MoveRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { useCullStore } from '../cull/use-cull';
import type { Product } from './shown-product';
import { Thumb } from './Thumb';
import { type ShownLimit, useLimit, useLimitStore } from './use-limit';
import { usePhotoView } from './use-photo-views';
import { usePicking } from './use-pick';
import { useSelection } from './use-selection';
import { useSwap } from './use-swap';
import './sending.css';

/** What a person may do about one photograph too many: replace the only one, swap one out, or add a paid extra. */
export function LimitHost() {
  const shown = useLimit();
  const product = useSelection((s) => s.get().products)?.find(({ id }) => id === shown?.product);
  return shown && product ? <OpenOffer key={shown.media} shown={shown} product={product} /> : null;
}

function OpenOffer({ shown: { media, offer }, product }: { shown: ShownLimit; product: Product }) {
  const t = useT('selection');
  const locale = useLocale();
  const limit = useLimitStore();
  const cull = useCullStore();
  const { addExtra } = usePicking();
  const swap = useSwap();
  const wanted = usePhotoView(media);
  const out = usePhotoView(offer.kind === 'replace' ? offer.out : null);
  const one = offer.kind === 'replace';
  const close = () => limit.set(null);
  /** Closes first: what follows opens its own dialog, or a notice that this one would cover. */
  const act = (run: () => void) => () => {
    close();
    run();
  };
  const { name, count, maxphotos } = product;
  return (
    <Dialog
      open
      onClose={close}
      title={
        one
          ? t('limit.replace', { product: name })
          : t('limit.full', { product: name, count, max: maxphotos ?? 0 })
      }
      actions={
        <>
          <Button look="line" onClick={close}>
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
