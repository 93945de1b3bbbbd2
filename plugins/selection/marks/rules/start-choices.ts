/** A set of favorites that a product can start from. */
export interface StartChoice {
  /** The favorites all agree on, or this person's. */
  of: 'all' | 'own';
  medias: readonly string[];
  /** How many of them exceed the product's limit. */
  over: number;
}

/** A product's count, its limit (null: none), and whether extras are allowed. */
export interface StartRoom {
  count: number;
  maxphotos: number | null;
  extra: boolean;
}

/**
 * Returns the favorites that a product without picks may start from, everybody's first; none once it has picks. A set
 * that exceeds the limit is returned with its excess: never shortened silently.
 */
export function startChoices(
  { count, maxphotos, extra }: StartRoom,
  { all, own }: { all: readonly string[]; own: readonly string[] },
): StartChoice[] {
  if (count > 0) return [];
  const over = (medias: readonly string[]) =>
    maxphotos === null || extra ? 0 : Math.max(0, medias.length - maxphotos);
  const choices: StartChoice[] = [
    { of: 'all', medias: all, over: over(all) },
    { of: 'own', medias: own, over: over(own) },
  ];
  return choices.filter(({ medias }) => medias.length > 0);
}
