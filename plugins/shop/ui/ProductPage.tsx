'use client';

import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { useState } from 'react';
import type { PhotoPage } from '../operations/list-photographs';
import type { Crop } from '../rules/cart';
import type { PhotoView, ProductView } from '../wire';
import { ChoosePhotos } from './ChoosePhotos';
import { Mockup } from './Mockup';
import { OptionChoice } from './OptionChoice';
import { PREVIEW_PLACE, PrintPreview, type Shown } from './PrintPreview';
import { ShopHead } from './ShopHead';

export interface ProductPageProps {
  event: string;
  studio: string;
  product: ProductView;
  photos: PhotoPage;
  /** Which photographs the choice begins with. */
  from: 'all' | 'selected';
  /** How many are selected in the gallery. */
  picked: number;
  samples: PhotoView[];
  galleries: { id: string; name: string }[];
  cart: number;
  /** The photograph the person came from. */
  photo: string | null;
  /** False for people of the studio, who look as clients do. */
  buys: boolean;
  csrf: string;
  locale: string;
}

/** A preview of the last chosen photograph. */
const CLOSED: Shown = { at: '', open: false, called: 0 };

/** Copies of a line: of each photograph, or of the package or files. */
const copiesOf = ({ kind, chooses }: ProductView, quantity: number, chosen: number): number =>
  kind === 'digital' && !chooses ? 1 : kind === 'package' ? quantity : quantity * chosen;

/** What keeps a line from the cart: too few or too many photographs, too few copies. */
function lackOf(product: ProductView, chosen: number, copies: number) {
  if (product.chooses && product.kind === 'package' && chosen !== product.photos) return 'number';
  if (product.chooses && chosen === 0) return 'photographs';
  return copies < product.minimum ? 'minimum' : null;
}

/** A product: options, the choice of photographs, a preview of what is printed. A plain form without script. */
export function ProductPage(props: ProductPageProps) {
  const { event, product, samples, galleries, cart, buys, csrf, locale } = props;
  const t = useT('shop');
  const own = samples.find(({ id, picked }) => id === props.photo && (product.uses === 'all' || picked));
  const [chosen, setChosen] = useState<PhotoView[]>(own && product.chooses ? [own] : []);
  const [option, setOption] = useState(product.options[0]?.id ?? '');
  const [quantity, setQuantity] = useState(1);
  const [crop, setCrop] = useState<Record<string, Crop>>({});
  const [shown, setShown] = useState(CLOSED);
  const at = product.options.find(({ id }) => id === option) ?? product.options[0];
  const print = product.kind === 'print';
  const choose = (photos: PhotoView[]) => {
    // The one that was chosen last is shown; the first one after none, with closed tools.
    if (photos.length === 0) setShown(CLOSED);
    else if (photos.length > chosen.length) setShown({ ...shown, at: '' });
    setChosen(photos);
  };
  const files = product.kind === 'digital';
  const needed = product.kind === 'package' ? product.photos : 0;
  const copies = copiesOf(product, files ? 1 : quantity, chosen.length);
  const total = { amount: (at?.price.amount ?? 0) * copies, currency: product.from.currency };
  const [asked, setAsked] = useState(false);
  const lacks = lackOf(product, chosen.length, copies);
  const [picture] = product.pictures;
  // The photographs below stay where they are when the first one is chosen.
  const place = print ? PREVIEW_PLACE : '';
  return (
    <form
      method="post"
      action={`/events/${event}/cart`}
      className="flex flex-col pb-28"
      onSubmit={(press) => {
        if (!lacks) return;
        press.preventDefault();
        setAsked(true);
      }}
    >
      <ShopHead event={event} cart={cart} here="product" />
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" name="product" value={product.id} />
      {Object.keys(crop).length > 0 && <input type="hidden" name="crop" value={JSON.stringify(crop)} />}
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:gap-12">
        {/* Beside the choice of photographs while all of it, with its tools, is on the screen. */}
        <div className="min-w-0 md:self-start md:[@media(min-height:40rem)]:sticky md:[@media(min-height:40rem)]:top-6">
          {print && chosen.length > 0 ? (
            <PrintPreview
              photos={chosen}
              ratio={at?.ratio ?? null}
              crop={crop}
              onCrop={setCrop}
              shown={shown}
              onShown={setShown}
            />
          ) : picture ? (
            <img src={picture} alt="" className={cx('aspect-square w-full rounded-sm object-cover', place)} />
          ) : (
            <Mockup
              kind={product.kind}
              photos={chosen.length > 0 ? chosen : samples}
              ratio={at?.ratio ?? null}
              className={place}
            />
          )}
        </div>
        <div className="flex flex-col gap-7">
          <header className="flex flex-col gap-3">
            <h1 className="font-display text-3xl leading-snug sm:text-4xl">
              <bdi>{product.name}</bdi>
            </h1>
            {product.description && (
              <p className="whitespace-pre-line text-quiet">
                <bdi>{product.description}</bdi>
              </p>
            )}
            {files && <p className="text-quiet">{t(`files.${product.scope}.${product.size}`)}</p>}
          </header>
          <OptionChoice options={product.options} value={option} onChoice={setOption} locale={locale} />
          {!files && (
            <label className="flex items-center gap-4">
              <span>{t(product.kind === 'package' ? 'copiesOfPackage' : 'copies')}</span>
              <input
                type="number"
                name="quantity"
                min={1}
                max={999}
                inputMode="numeric"
                value={quantity}
                onChange={(change) => setQuantity(Math.max(1, Number(change.target.value) || 1))}
                className="min-h-12 w-20 rounded-sm border border-line bg-raised px-3 text-base"
              />
            </label>
          )}
          {galleries.length > 0 && (
            <label className="flex flex-col gap-1.5">
              {t('gallery')}
              <select
                name="gallery"
                className="min-h-12 rounded-sm border border-line bg-raised px-3 text-base"
              >
                {galleries.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {product.minimum > 1 && (
            <p className="text-quiet text-sm">{t('minimum', { count: product.minimum })}</p>
          )}
          {product.chooses && (
            <ChoosePhotos
              {...props}
              chosen={chosen}
              onChosen={choose}
              needed={needed}
              {...(print && {
                onEdit: (id: string) => setShown({ at: id, open: true, called: shown.called + 1 }),
              })}
            />
          )}
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4">
          {/* Two lines have their place from the start: the bar and its button stay where they are. */}
          <p role="status" className="flex min-h-14 flex-col justify-center text-[0.9375rem]">
            {product.chooses && chosen.length > 0 && (
              <span className="block text-quiet">
                {needed > 0
                  ? t('chosenOf', { count: chosen.length, needed })
                  : t('chosen', { count: chosen.length })}
              </span>
            )}
            {copies > 0 && <strong className="font-medium text-lg">{moneyWords(total, locale)}</strong>}
            {lacks && buys && (
              <span className={cx('block text-sm', asked ? 'text-danger' : 'text-quiet')}>
                {t(`refused.${lacks}`, { photos: product.photos, minimum: product.minimum })}
              </span>
            )}
          </p>
          {buys ? (
            <button type="submit" className={buttonClass('ink')}>
              {t('add')}
            </button>
          ) : (
            <p className="max-w-60 text-end text-quiet text-sm">{t('onlyClients')}</p>
          )}
        </div>
      </div>
    </form>
  );
}
