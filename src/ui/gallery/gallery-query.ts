import { GALLERY_PAGE_SIZE } from '@/core/constants';

/** Which photographs a list shows. */
export interface GalleryQuery {
  gallery: string;
  filter: 'all' | 'selected';
  /** The product that `selected` refers to; null: any product. */
  product: string | null;
  /** A list of the person's own, or of what people agree on, that `selected` refers to instead; null: none. */
  list?: string | null;
  /** A design the account previews before it is saved, as in its address. */
  design?: string;
  /** The role in which the account previews its project, as in its address. */
  as?: string;
}

const inDesign = (design: string | undefined): string =>
  design ? `&design=${encodeURIComponent(design)}` : '';

/** Whether two queries are the same. */
export function sameQuery(a: GalleryQuery, b: GalleryQuery): boolean {
  const same = a.gallery === b.gallery && a.filter === b.filter;
  const of = ({ product, list = null }: GalleryQuery) => list ?? product;
  return same && (a.filter === 'all' || of(a) === of(b));
}

/**
 * The wire's address of a page of a list. A product's picks come from all galleries of the project at once, a list's
 * photographs (`event`: of this project), too. Without `whole` the answer has the positions of its own photographs
 * only: those of ten thousand weigh more than the page.
 */
export function listAddress(
  { gallery, filter, product, list, design }: GalleryQuery,
  page: number,
  { whole = true, event = '' } = {},
): string {
  if (filter === 'selected' && list) return `/events/${event}/lists/${list}/medias`;
  if (filter === 'selected' && product) return `/products/${product}?filter=selected`;
  return `/galleries/${gallery}?filter=${filter}&page=${page}${whole ? '' : '&keys=page'}${inDesign(design)}`;
}

/** The wire's address of the shapes of a whole list of several pages. */
export const shapesAddress = ({ gallery, filter, design }: GalleryQuery): string =>
  `/galleries/${gallery}/shapes?filter=${filter}${inDesign(design)}`;

/** The page's own address of a list, for links and the history; `first` is the gallery of an address without one. */
export function pageSearch(
  { gallery, filter, product, list, design, as }: GalleryQuery,
  first: string | undefined,
  page = 1,
): string {
  const search = new URLSearchParams();
  if (gallery !== first) search.set('gallery', gallery);
  if (filter === 'selected') search.set('filter', filter);
  if (filter === 'selected' && list) search.set('list', list);
  else if (filter === 'selected' && product) search.set('product', product);
  if (page > 1) search.set('page', String(page));
  if (design) search.set('design', design);
  if (as) search.set('as', as);
  return search.size > 0 ? `?${search}` : '';
}

/** A list an address names, as part of a query; false where it names none. */
export const listOf = (list: unknown): { list: string } | false =>
  typeof list === 'string' && /^[\w-]{1,40}$/.test(list) && { list };

/**
 * Reads a page address back. A gallery the project does not have becomes `first`, the gallery of an address without
 * one; any other filter becomes all.
 */
export function queryOfSearch(
  search: string,
  galleries: { id: string }[],
  first: string | undefined,
): GalleryQuery {
  const params = new URLSearchParams(search);
  const asked = params.get('gallery');
  const design = params.get('design');
  const as = params.get('as');
  return {
    gallery: galleries.find((g) => g.id === asked)?.id ?? first ?? '',
    filter: params.get('filter') === 'selected' ? 'selected' : 'all',
    product: params.get('product'),
    ...listOf(params.get('list')),
    ...(design && { design }),
    ...(as && { as }),
  };
}

/** The page (from 1) a position (from 0) is on. */
export const pageOfPosition = (position: number): number => Math.floor(position / GALLERY_PAGE_SIZE) + 1;
