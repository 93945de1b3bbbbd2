/** What a person of the admin can have done with: a tutorial put away, the start skipped, a selection looked at. */
const SHAPES = [
  /^tutorial:[a-z]{1,30}$/,
  /^start:skipped$/,
  /^looked:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
];

/** Marks one person may have; the oldest go. */
export const MARKS_MOST = 1000;

/** Whether a word is a mark we know. */
export const isMark = (word: string): boolean => SHAPES.some((shape) => shape.test(word));
