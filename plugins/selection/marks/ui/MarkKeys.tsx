'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useKeys } from '@plugins/kit/ui/hooks';
import type { KeyBinding } from '@plugins/kit/ui/internal';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useSelection, useSelectionStore } from '../../ui/use-selection';
import { COLOURS, type PhotoMarks } from '../rules/photo-marks';
import { useListing, useListsStore, useSetListed } from './use-lists';
import { useMark, useMarking, useMarksStore } from './use-marks';

const digit = (nr: number) => [`Digit${nr}`, `Numpad${nr}`];

/** As in Lightroom, the keys 6 to 9 set the first four colors; the fifth has no key. */
const FIRST_COLOUR_KEY = 6;
const KEYED = COLOURS.slice(0, 4);

/**
 * Key bindings. While marks mean favorites: Space or S sets the heart, and a digit chooses a product; for those who give
 * stars and colors 1–5 are stars, 6–9 colors, 0 removes the stars, and Shift with a digit chooses a product. While they are for a list, S adds to it. Else 0 chooses the favorites.
 */
export function MarkKeys() {
  const t = useT('selection');
  const store = useMarksStore();
  const { rate } = useGallery().event.can;
  const marking = useMarking();
  const mark = useMark();
  const selection = useSelectionStore();
  const lists = useListsStore();
  const listing = useListing();
  const setListed = useSetListed();
  const products = useSelection((s) => s.get().products) ?? [];
  const set =
    (change: (marks: PhotoMarks) => Partial<PhotoMarks>) =>
    (media: MediaView | null): boolean => {
      if (!store || media?.state !== 'ready') return false;
      mark(media, change(store.of(media.id)));
      return true;
    };
  const own: KeyBinding[] = [
    {
      keys: ['KeyS', 'Space'],
      shown: 'S',
      label: t('marks.keys.favourite'),
      run: set(({ favourite }) => ({ favourite: !favourite })),
    },
  ];
  const rating: KeyBinding[] = [
    ...[1, 2, 3, 4, 5].map(
      (stars): KeyBinding => ({
        keys: digit(stars),
        shift: false,
        shown: String(stars),
        label: t('marks.stars', { count: stars }),
        run: set(() => ({ stars })),
      }),
    ),
    {
      keys: digit(0),
      shift: false,
      shown: '0',
      label: t('marks.keys.noStars'),
      run: set(() => ({ stars: 0 })),
    },
    ...KEYED.map(
      (colour, at): KeyBinding => ({
        keys: digit(FIRST_COLOUR_KEY + at),
        shift: false,
        shown: String(FIRST_COLOUR_KEY + at),
        label: t(`marks.colour.${colour}`),
        run: set((marks) => ({ colour: marks.colour === colour ? null : colour })),
      }),
    ),
  ];
  const choosing = products.slice(0, 9).map(
    (product, at): KeyBinding => ({
      keys: digit(at + 1),
      ...(rate && { shift: true }),
      shown: rate ? `⇧${at + 1}` : String(at + 1),
      label: t('keys.choose', { product: product.name }),
      run: () => {
        lists?.choose(null);
        store?.choose(false);
        selection?.choose(product.id);
        return true;
      },
    }),
  );
  const choose: KeyBinding = {
    keys: digit(0),
    shown: '0',
    label: t('marks.keys.choose'),
    run: () => {
      lists?.choose(null);
      store?.choose(true);
      return true;
    },
  };
  const list: KeyBinding = {
    keys: ['KeyS', 'Space'],
    shown: 'S',
    label: t('lists.keys.put'),
    run: (media) => {
      if (!listing || media?.state !== 'ready') return false;
      setListed(listing, media, !listing.medias.includes(media.id));
      return true;
    },
  };
  const rest = [...(rate ? rating : []), ...choosing];
  const keys = listing ? [list, ...rest] : marking ? [...own, ...rest] : [choose];
  useKeys(store ? keys : []);
  return null;
}
