'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { Check, Crop } from 'lucide-react';
import { useState } from 'react';
import type { PhotoPage } from '../operations/list-photographs';
import type { PhotoView } from '../wire';
import type { ProductPageProps } from './ProductPage';

interface ChooseProps
  extends Pick<ProductPageProps, 'event' | 'product' | 'photos' | 'from' | 'picked' | 'photo'> {
  chosen: PhotoView[];
  onChosen: (photos: PhotoView[]) => void;
  /** How many a package takes; 0: any number. */
  needed: number;
  /** Leads to the crop of a chosen photograph; missing where nothing is printed of it. */
  onEdit?: (id: string) => void;
}

/** The choice of photographs for a product, from all or from the selection; more of them are loaded on demand. */
export function ChoosePhotos({
  event,
  product,
  photos,
  from,
  picked,
  photo,
  chosen,
  onChosen,
  needed,
  onEdit,
}: ChooseProps) {
  const t = useT('shop');
  const [pages, setPages] = useState<PhotoPage[]>([photos]);
  const [shown, setShown] = useState(from);
  const [failed, setFailed] = useState(false);
  const last = pages.at(-1) ?? photos;
  const listed = pages.flatMap((page) => page.photos);
  const ids = new Set(chosen.map(({ id }) => id));
  // Chosen ones that are not in the list now, such as the photograph the reader came with, lead it.
  const [came, setCame] = useState(chosen);
  const ahead = came.filter(({ id }) => !listed.some((one) => one.id === id));
  const full = needed > 0 && chosen.length >= needed;
  const here = `/events/${event}/photographer_products/${product.id}`;

  const load = async (selected: boolean, page: number) => {
    const path = `/api/x/shop/projects/${event}/photographs?selected=${selected ? 1 : 0}&page=${page}`;
    const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => null);
    setFailed(!answer?.ok);
    if (!answer?.ok) return;
    const next = (await answer.json()) as PhotoPage;
    setShown(selected ? 'selected' : 'all');
    setPages(page === 1 ? [next] : [...pages, next]);
    // Only here: what leads the list stays while its photographs are pressed.
    setCame([...new Map([...came, ...chosen].map((one) => [one.id, one])).values()]);
  };
  const toggle = (one: PhotoView) =>
    onChosen(ids.has(one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one]);
  const both = product.uses === 'all' && picked > 0;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-2xl">
        {needed > 0 ? t('choosePackage', { count: needed }) : t('choose')}
      </legend>
      {both && (
        <div className="flex flex-wrap gap-2">
          {(['selected', 'all'] as const).map((part) => (
            <a
              key={part}
              href={`${here}?from=${part}${photo ? `&photo=${photo}` : ''}`}
              aria-current={shown === part || undefined}
              className={buttonClass(shown === part ? 'ink' : 'line')}
              onClick={(press) => {
                if (press.metaKey || press.ctrlKey || press.shiftKey) return;
                press.preventDefault();
                void load(part === 'selected', 1);
              }}
            >
              {part === 'selected' ? t('selected', { count: picked }) : t('allPhotos')}
            </a>
          ))}
        </div>
      )}
      {product.uses === 'selection' && picked === 0 && <p role="status">{t('nothingSelected')}</p>}
      <ul className="grid grid-cols-3 gap-[3px] sm:grid-cols-4 md:max-lg:grid-cols-3">
        {[...ahead, ...listed].map((one) => (
          <li key={one.id} className="relative">
            <label
              className={cx(
                'group relative block aspect-square cursor-pointer overflow-hidden bg-raised',
                'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
                full && !ids.has(one.id) && 'cursor-not-allowed opacity-45',
              )}
            >
              <input
                type="checkbox"
                name="medias[]"
                value={one.id}
                checked={ids.has(one.id)}
                disabled={full && !ids.has(one.id)}
                aria-label={one.name}
                onChange={() => toggle(one)}
                className="peer absolute inset-0 z-10 size-full cursor-[inherit] opacity-0"
              />
              <img
                src={one.src}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover transition-transform duration-200 peer-checked:scale-[0.86] motion-reduce:transition-none"
              />
              <span className="absolute end-2 top-2 flex size-7 items-center justify-center rounded-full border-2 border-white bg-black/35 text-transparent peer-checked:border-paper peer-checked:bg-ink peer-checked:text-paper">
                <Check aria-hidden="true" size={16} strokeWidth={3} />
              </span>
            </label>
            {onEdit && ids.has(one.id) && (
              <button
                type="button"
                aria-label={t('edit.of', { name: one.name })}
                onClick={() => onEdit(one.id)}
                className="absolute inset-x-0 bottom-0 z-20 flex min-h-11 items-center justify-center gap-1.5 bg-black/65 text-sm text-white"
              >
                <Crop aria-hidden="true" size={16} /> {t('edit.tile')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {last.page < last.pages && (
        <a
          href={`${here}?from=${shown}&page=${last.page + 1}`}
          className={buttonClass('line', 'self-center')}
          onClick={(press) => {
            press.preventDefault();
            void load(shown === 'selected', last.page + 1);
          }}
        >
          {t('more')}
        </a>
      )}
      {failed && <p role="alert">{t('failed')}</p>}
    </fieldset>
  );
}
