/** The color labels, in the order of Lightroom's keys 6 to 9; purple has no key. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Maximum stars; 0 is none. */
export const STARS_MOST = 5;

/** One person's rating of one photograph. */
export interface PhotoMarks {
  favourite: boolean;
  /** 0 to 5. */
  stars: number;
  colour: Colour | null;
}

/** The rating of an unrated photograph. */
export const NO_MARKS: PhotoMarks = { favourite: false, stars: 0, colour: null };

/** Returns a rating after a partial change; omitted fields stay. */
export function withMarks(now: PhotoMarks, change: Partial<PhotoMarks>): PhotoMarks {
  const { favourite = now.favourite, stars = now.stars, colour = now.colour } = change;
  return { favourite, stars, colour };
}

/** Returns the fields in which two ratings differ, with the second's values; empty if they are equal. */
export function changedMarks(before: PhotoMarks, after: PhotoMarks): Partial<PhotoMarks> {
  return {
    ...(before.favourite === after.favourite ? {} : { favourite: after.favourite }),
    ...(before.stars === after.stars ? {} : { stars: after.stars }),
    ...(before.colour === after.colour ? {} : { colour: after.colour }),
  };
}
