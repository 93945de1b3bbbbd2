/** The colours a photograph can be labelled with, in the order Lightroom has them under the keys 6 to 9; purple has none. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** The most stars a photograph can have; none is 0. */
export const STARS_MOST = 5;

/** What one person thinks of one photograph. */
export interface PhotoMarks {
  favourite: boolean;
  /** 0 to 5. */
  stars: number;
  colour: Colour | null;
}

/** What nobody has said anything about. */
export const NO_MARKS: PhotoMarks = { favourite: false, stars: 0, colour: null };

/** Marks after a wish that names some of them; what it does not name stays. */
export function withMarks(now: PhotoMarks, wish: Partial<PhotoMarks>): PhotoMarks {
  const { favourite = now.favourite, stars = now.stars, colour = now.colour } = wish;
  return { favourite, stars, colour };
}

/** What two states of marks differ in: the second's values. Empty where they are the same. */
export function changedMarks(before: PhotoMarks, after: PhotoMarks): Partial<PhotoMarks> {
  return {
    ...(before.favourite === after.favourite ? {} : { favourite: after.favourite }),
    ...(before.stars === after.stars ? {} : { stars: after.stars }),
    ...(before.colour === after.colour ? {} : { colour: after.colour }),
  };
}
