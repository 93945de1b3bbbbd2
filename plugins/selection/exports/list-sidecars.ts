import { uniqueNames } from '@plugins/kit/server/texts';
import type { Pick, ProductPicks } from './list-picks';

/** A sidecar to write: for one photograph, with every product it was chosen for. */
export interface Sidecar {
  /** Safe in an archive on every system, unique in it. */
  file: string;
  photo: Pick;
  products: string[];
  /** Another photograph has the same name: two cameras. */
  shared: boolean;
}

/** One photograph uploaded to two galleries is one; two photographs of one name are two. */
const keyOf = (pick: Pick) => `${pick.stem.toLowerCase()}\n${pick.sha256}`;

/** The sidecars of a selection, in its order; withdrawn photographs have none. */
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
