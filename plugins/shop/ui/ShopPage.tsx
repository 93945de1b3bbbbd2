import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import type { ShopView } from '../operations/read-shop';
import { KINDS } from '../rules/kinds';
import type { PhotoView, ProductView } from '../wire';
import { Carousel } from './Carousel';
import { Mockup } from './Mockup';
import { ShopHead } from './ShopHead';

export interface ShopPageProps extends ShopView {
  project: string;
  /** The photograph the person came from: products are shown with it, and it is chosen already. */
  photo: string | null;
  locale: string;
}

interface CardProps {
  event: string;
  product: ProductView;
  samples: readonly PhotoView[];
  at: number;
  photo: string | null;
  locale: string;
}

/** Photographs a product is shown with: another first one for each, unless the person came from one. */
function turned(samples: readonly PhotoView[], at: number, photo: string | null) {
  const start = photo || samples.length === 0 ? 0 : at % samples.length;
  return [...samples.slice(start), ...samples.slice(0, start)].map(({ src, width, height }) => ({
    src,
    width,
    height,
  }));
}

/** A product in the shop: its picture, or a mock-up with the people's own photograph. */
function Card({ event, product, samples, at, photo, locale }: CardProps) {
  const t = useT('shop');
  const [picture] = product.pictures;
  const several = product.options.length > 1;
  const price = moneyWords(product.from, locale);
  return (
    <li className="snap-start">
      <a
        href={`/events/${event}/photographer_products/${product.id}${photo ? `?photo=${photo}` : ''}`}
        className="group flex h-full flex-col gap-4"
      >
        <span className="block overflow-hidden rounded-sm transition-opacity duration-200 group-hover:opacity-90">
          {picture ? (
            <img
              src={picture}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-square w-full object-cover"
            />
          ) : (
            <Mockup
              kind={product.kind}
              photos={turned(samples, at, photo)}
              ratio={product.options[0]?.ratio ?? null}
            />
          )}
        </span>
        <span className="flex flex-col gap-1">
          <span className="font-display text-xl underline-offset-4 group-hover:underline">
            <bdi>{product.name}</bdi>
          </span>
          {product.description && (
            <span className="line-clamp-2 text-[0.9375rem] text-quiet">
              <bdi>{product.description}</bdi>
            </span>
          )}
          <span className="text-[0.9375rem]">{several ? t('from', { price }) : price}</span>
        </span>
      </a>
    </li>
  );
}

/** The shop of a project: its products by kind, each group a row. */
export function ShopPage({ event, studio, project, products, samples, cart, photo, locale }: ShopPageProps) {
  const t = useT('shop');
  const groups = KINDS.map((kind) => ({
    kind,
    of: products.filter((product) => product.kind === kind),
  })).filter(({ of }) => of.length > 0);
  return (
    <div className="flex flex-col">
      <ShopHead event={event} cart={cart} here="shop" />
      <header className="mb-10 flex flex-col gap-2">
        <h1 className="font-display text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-quiet">{t('subtitle', { project, studio })}</p>
      </header>
      {groups.length === 0 && <p>{t('nothingYet')}</p>}
      <div className="grid grid-cols-1 gap-x-5 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ kind, of }) => (
          <Carousel key={kind} title={t(`kind.${kind}`)} count={of.length}>
            {of.map((product) => (
              <Card
                key={product.id}
                event={event}
                product={product}
                samples={samples}
                at={products.indexOf(product)}
                photo={photo}
                locale={locale}
              />
            ))}
          </Carousel>
        ))}
      </div>
    </div>
  );
}
