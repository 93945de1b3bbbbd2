/** Returns how many more a product takes; null without a limit. */
export const roomOf = (count: number, maxphotos: number | null): number | null =>
  maxphotos === null ? null : Math.max(0, maxphotos - count);

/** Returns how many picks exceed the product's limit; 0 without one. */
export const toDrop = (count: number, maxphotos: number | null): number =>
  maxphotos === null ? 0 : Math.max(0, count - maxphotos);
