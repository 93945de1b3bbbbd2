'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, buttonClass } from '@plugins/kit/ui/parts';
import { CullButton } from '../cull/CullButton';
import { MarksCover } from '../marks/ui/MarksCover';
import { useStart } from '../marks/ui/StartFromFavourites';
import { Counter, wordsOf } from './product-count';
import { useSelection } from './use-selection';

/** Above the picked photographs: their product, count and limit, and the link back to the gallery. */
export function SelectionCover() {
  const t = useT('selection');
  const { event, query, setQuery } = useGallery();
  const products = useSelection((s) => s.get().products);
  const start = useStart();
  if (query.filter === 'selected' && query.list) return <MarksCover />;
  if (query.filter !== 'selected') {
    // Only the account can fix this: show it to no one else.
    if (!event.selection_mode || !event.can.manage || !products || products.length > 0) return null;
    return (
      <p role="status" className="selection-cover text-quiet">
        {t('noProducts')}
      </p>
    );
  }
  const product = products?.find(({ id }) => id === query.product);
  const none = products?.length === 0;
  return (
    <div className="selection-cover" data-no-products={none || undefined}>
      <div>
        <p className="small-caps text-quiet">{t('title')}</p>
        <h2 className="font-display text-3xl">
          {product ? (
            <>
              <bdi>{product.name}</bdi> <Counter product={product} />
            </>
          ) : (
            t('selected')
          )}
        </h2>
        {none && <p role="status">{t('noProducts')}</p>}
        {product && <p className="sr-only">{t('picked', wordsOf(product))}</p>}
      </div>
      <div className="selection-ways">
        {product && start.can(product) ? (
          <Button onClick={() => start.ask(product)}>{t('marks.start.button')}</Button>
        ) : null}
        {product && <CullButton product={product} />}
        <a
          href={`/events/${event.id}?gallery=${query.gallery}#photos`}
          className={buttonClass('line')}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            setQuery({ filter: 'all' });
          }}
        >
          {t('backToGallery')}
        </a>
      </div>
      {start.dialog}
    </div>
  );
}
