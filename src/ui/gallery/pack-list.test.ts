import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GalleryList, MediaView } from '@/core/wire';
import { packList, unpackList } from './pack-list';

const media = fc.record<MediaView>({
  id: fc.uuid(),
  name: fc.string(),
  big: fc.string(),
  medium: fc.string(),
  urlS: fc.string(),
  width: fc.nat(),
  height: fc.nat(),
  download_url: fc.option(fc.string()),
  hidden: fc.boolean(),
  state: fc.constantFrom('processing', 'ready', 'refused'),
  thumbhash: fc.option(fc.base64String()),
  srcset: fc.string(),
});
/** As the account receives it. */
const details = fc
  .tuple(media, fc.constantFrom('client' as const, 'account' as const, null), fc.boolean())
  .map(([one, hidden_by, withdrawn]): MediaView => ({ ...one, account: { hidden_by, private: withdrawn } }));

function listOf(medias: MediaView[], page = 1): GalleryList {
  return { id: 'g', name: 'Ceremony', page, pages: 3, total: 250, medias, medias_keys: { elsewhere: 249 } };
}

it('unpacks every photograph unchanged, with any addresses', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(media, details), { maxLength: 8 }), (medias) => {
      const packed = JSON.parse(JSON.stringify(packList(listOf(medias)))) as ReturnType<typeof packList>;
      expect(unpackList(packed, 100).medias).toEqual(medias);
    }),
  );
});

it('counts the positions of its own page from the whole list', () => {
  const [first, second] = fc.sample(media, 2) as [MediaView, MediaView];
  const { medias_keys } = unpackList(packList(listOf([first, second], 3)), 100);
  expect(medias_keys).toEqual({ [first.id]: 200, [second.id]: 201 });
});

it('makes usual addresses a fraction of their JSON', () => {
  const medias = fc.sample(media, 100).map((m, i): MediaView => {
    const address = (size: string) =>
      `/p/0192f0a1-7b1c/${m.id}/1/${size}.jpg?k=c2lnbmVkLXRva2VuLW9mLXNvbWUtbGVuZ3Ro`;
    const urlS = address('s300');
    const srcset = `${urlS} 1x, ${address('s600')} 2x`;
    return {
      ...m,
      name: `IMG_${i}.JPG`,
      thumbhash: null,
      urlS,
      srcset,
      medium: address('medium'),
      big: address('big'),
    };
  });
  const list = listOf(medias);
  expect(JSON.stringify(packList(list)).length).toBeLessThan(JSON.stringify(list).length / 3);
});
