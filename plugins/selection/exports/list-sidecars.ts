import { uniqueNames } from '@plugins/kit/server/texts';
import type { Pick, ProductPicks } from './list-picks';

/** A sidecar file: for one photograph, with all products it is picked for. */
export interface Sidecar {
  /** Safe in an archive on every system, and unique in it. */
  file: string;
  photo: Pick;
  products: string[];
  /** Another photograph (of a second camera) has the same name. */
  shared: boolean;
}

/** One photograph uploaded to two galleries has one key; two photographs of one name have two. */
const keyOf = (pick: Pick) => `${pick.stem.toLowerCase()}\n${pick.sha256}`;

/** Returns the sidecars of a selection in its order; withdrawn photographs have none. */
export function listSidecars(products: ProductPicks[]): Sidecar[] {
  const byPhoto = new Map<string, { photo: Pick; products: Set<string> }>();
  for (const { product, picks } of products) {
    for (const photo of picks) {
      if (photo.withdrawn) continue;
      const found = byPhoto.get(keyOf(photo)) ?? { photo, products: new Set() };
      found.products.add(product.name);
      byPhoto.set(keyOf(photo), found);
    }
  }
  const photos = [...byPhoto.values()];
  const files = uniqueNames(photos.map(({ photo }) => `${photo.stem}.xmp`));
  const uses = new Map<string, number>();
  for (const { photo } of photos)
    uses.set(photo.stem.toLowerCase(), (uses.get(photo.stem.toLowerCase()) ?? 0) + 1);
  return photos.map((entry, at) => ({
    file: files[at] ?? '',
    photo: entry.photo,
    products: [...entry.products],
    shared: (uses.get(entry.photo.stem.toLowerCase()) ?? 0) > 1,
  }));
}
