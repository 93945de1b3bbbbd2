'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Name, useStrip } from '@plugins/kit/ui/internal';
import { useRef } from 'react';
import { FavouritesChip } from '../marks/ui/FavouritesChip';
import { ListChip } from '../marks/ui/ListChip';
import { useStart } from '../marks/ui/StartFromFavourites';
import { useListing, useListsStore } from '../marks/ui/use-lists';
import { useMarking, useMarksStore } from '../marks/ui/use-marks';
import { productNotes } from '../rules/product-notes';
import type { Product } from './shown-product';
import { useNoteTexts, useSelection, useSelectionStore, useStanding } from './use-selection';

/** Picks and limit, always left to right: "7 / 12", or "7" without a limit. */
export function Counter({ product: { count, maxphotos } }: { product: Product }) {
  return (
    <bdi dir="ltr" className="selection-count">
      {maxphotos === null ? count : `${count} / ${maxphotos}`}
    </bdi>
  );
}

/** Chooses the product for the grid's hearts: one tab stop, arrow keys move through it. */
export function ProductChips({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  const store = useSelectionStore();
  const current = useSelection((s) => s.get().current);
  const marks = useMarksStore();
  const marking = useMarking();
  const lists = useListsStore();
  const elsewhere = useListing() !== undefined || marking;
  const start = useStart();
  const { query, setQuery } = useGallery();
  const row = useRef<HTMLFieldSetElement>(null);
  useStrip(row, '.product-chip:has(:checked)', `${elsewhere} ${current}`);
  const choose = (id: string) => {
    const product = products.find((one) => one.id === id);
    if (product) start.offer(product);
    lists?.choose(null);
    marks?.choose(false);
    store?.choose(id);
    if (query.filter === 'selected') setQuery({ product: id, list: null });
  };
  return (
    <fieldset ref={row} className="product-chips is-strip">
      <legend className="sr-only">{t('chooseProduct')}</legend>
      <FavouritesChip />
      <ListChip />
      {products.map((product) => (
        <label key={product.id} className="product-chip" data-full={isFull(product) || undefined}>
          <input
            type="radio"
            name="keepers-product"
            value={product.id}
            checked={!elsewhere && product.id === current}
            onChange={() => choose(product.id)}
            className="sr-only"
          />
          <span className="product-head">
            <Name cut>{product.name}</Name>
            <Counter product={product} />
          </span>
          <span className="sr-only">{t('picked', wordsOf(product))}</span>
          <ProductNote product={product} />
        </label>
      ))}
      {start.dialog}
    </fieldset>
  );
}

/** The most urgent note about a product in a chip; all notes for screen readers and on hover. */
function ProductNote({ product }: { product: Product }) {
  const t = useT('selection');
  const status = useStanding(product);
  const noteTexts = useNoteTexts();
  const short = useNoteTexts('short');
  const [first] = productNotes(status, short);
  const notes = productNotes(status, noteTexts);
  if (status.amongName) notes.push(t('among', { product: status.amongName }));
  if (notes.length === 0) return null;
  return (
    <span className="product-note" title={notes.join(' · ')} data-time={status.time.state}>
      {first ? <span aria-hidden="true">{first}</span> : null}
      <span className="sr-only">{notes.join(', ')}</span>
    </span>
  );
}

/** Returns the arguments of a counted message about a product. */
export function wordsOf({ name, count, maxphotos }: Product) {
  return { product: name, count, max: maxphotos ?? 0, limited: maxphotos === null ? 'no' : 'yes' };
}

/** Whether a product has reached its limit. */
export const isFull = ({ count, maxphotos }: Product): boolean => maxphotos !== null && count >= maxphotos;
