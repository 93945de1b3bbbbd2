/** Favourites a product can start from. */
export interface StartChoice {
  /** What all agree on, or one's own. */
  of: 'all' | 'own';
  medias: readonly string[];
  /** How many there would be beyond what the product takes; 0: they fit. */
  over: number;
}

/** What a product takes now: what it holds, its limit (null: none), and whether more than the limit are taken. */
export interface StartRoom {
  count: number;
  maxphotos: number | null;
  extra: boolean;
}

/**
 * The favourites a product without picks may start from, what all agree on first; none once something is picked. What is
 * more than the product takes is named, with by how many, and nothing of it is left out silently.
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
