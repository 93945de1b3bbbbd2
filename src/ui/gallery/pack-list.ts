import type { GalleryList, MediaView } from '@/core/wire';

/**
 * A page of a list as it travels inside the gallery's page: the addresses of pictures differ in a few letters only, so
 * each is written as its difference from one before. A hundred photographs weigh a sixth of their JSON.
 */
export interface PackedList extends Omit<GalleryList, 'medias' | 'medias_keys'> {
  rows: PackedMedia[];
}

type PackedMedia = [
  id: string,
  name: string,
  width: number,
  height: number,
  state: MediaView['state'],
  hidden: 0 | 1,
  thumbhash: string | null,
  download: string | null,
  urlS: Difference,
  medium: Difference,
  big: Difference,
  srcset: Difference,
  account?: MediaView['account'],
];

/** Letters kept from the front and from the back of the reference, and the letters between. */
type Difference = [front: number, back: number, middle: string];

function difference(reference: string, text: string): Difference {
  const most = Math.min(reference.length, text.length);
  let front = 0;
  while (front < most && reference.charCodeAt(front) === text.charCodeAt(front)) front++;
  let back = 0;
  const [from, to] = [reference.length - 1, text.length - 1];
  while (back < most - front && reference.charCodeAt(from - back) === text.charCodeAt(to - back)) back++;
  return [front, back, text.slice(front, text.length - back)];
}

const restore = (reference: string, [front, back, middle]: Difference): string =>
  reference.slice(0, front) + middle + (back > 0 ? reference.slice(-back) : '');

/** The likely value of a `srcset`. */
const likelySrcset = (urlS: string): string => `${urlS} 1x, ${urlS} 2x`;

/** Packs a list for the page. Positions of other pages are left out: they are loaded when one is needed. */
export function packList({ medias, medias_keys: _, ...list }: GalleryList): PackedList {
  let before = '';
  const rows = medias.map((media): PackedMedia => {
    const { id, name, width, height, state, hidden, thumbhash, download_url, urlS, medium, big, srcset } =
      media;
    const accounts = media.account ? ([media.account] as const) : ([] as const);
    const address = difference(before, urlS);
    before = urlS;
    const other = (text: string) => difference(urlS, text);
    const set = difference(likelySrcset(urlS), srcset);
    return [
      ...([id, name, width, height, state, hidden ? 1 : 0, thumbhash, download_url, address] as const),
      ...([other(medium), other(big), set, ...accounts] as const),
    ];
  });
  return { ...list, rows };
}

/** Unpacks the list; `medias_keys` has this page's photographs only. */
export function unpackList({ rows, ...list }: PackedList, pageSize: number): GalleryList {
  let before = '';
  const medias = rows.map((row): MediaView => {
    const [id, name, width, height, state, hidden, thumbhash, download_url, address, ...rest] = row;
    const [medium, big, set, account] = rest;
    const urlS = restore(before, address);
    before = urlS;
    return {
      id,
      name,
      big: restore(urlS, big),
      medium: restore(urlS, medium),
      urlS,
      width,
      height,
      download_url,
      hidden: hidden === 1,
      ...(account && { account }),
      state,
      thumbhash,
      srcset: restore(likelySrcset(urlS), set),
    };
  });
  const first = (list.page - 1) * pageSize;
  return {
    ...list,
    medias,
    medias_keys: Object.fromEntries(medias.map(({ id }, index) => [id, first + index])),
  };
}
