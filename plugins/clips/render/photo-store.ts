import sharp from 'sharp';
import type { Rect, Size } from '../rules/layout';
import type { Segment } from '../rules/timeline';
import { type Planes, toPlanes } from './planes';

/** Photographs decoded ahead of the one that is shown. */
const AHEAD = 2;

interface Shown {
  photo: number;
  from: Rect;
  to: Rect;
  dest: Rect;
}

/** The photographs of a film as planes: those of a frame and the next two are in memory, the others are not. */
export class PhotoStore {
  #files: readonly string[];
  #order: Shown[];
  #held = new Map<number, Promise<Planes>>();

  constructor(files: readonly string[], segments: readonly Segment[]) {
    this.#files = files;
    this.#order = segments.flatMap(({ panels }) => panels);
  }

  /** Returns the photographs of a frame, and drops those before them. */
  async take(photos: readonly number[]): Promise<Map<number, Planes>> {
    const places = photos.map((photo) => this.#order.findIndex((one) => one.photo === photo));
    const first = places.length > 0 ? Math.min(...places) : -1;
    for (const photo of this.#held.keys())
      if (first >= 0 && this.#order.findIndex((one) => one.photo === photo) < first) this.#held.delete(photo);
    const last = Math.max(-1, ...places);
    for (const next of this.#order.slice(last + 1, last + 1 + AHEAD)) this.#load(next.photo);
    const found = new Map<number, Planes>();
    for (const photo of photos) found.set(photo, await this.#load(photo));
    return found;
  }

  #load(photo: number): Promise<Planes> {
    const known = this.#held.get(photo);
    if (known) return known;
    const shown = this.#order.find((one) => one.photo === photo) as Shown;
    const loading = decode(this.#files[photo] as string, shown);
    // It is awaited when it is shown; an error before that must not end the process.
    loading.catch(() => undefined);
    this.#held.set(photo, loading);
    return loading;
  }
}

/** Returns the size at which the closest part of the movement has one pixel for each of the frame. */
function sizeFor({ from, to, dest }: Shown): Size {
  return {
    width: Math.ceil(dest.width / Math.min(from.width, to.width)),
    height: Math.ceil(dest.height / Math.min(from.height, to.height)),
  };
}

async function decode(file: string, shown: Shown): Promise<Planes> {
  const { width, height } = sizeFor(shown);
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ width, height, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toPlanes(data, info.width, info.height);
}
