/** Per-user flags: dismissed tutorial, skipped onboarding, reviewed selection, opened products of a project. */
const SHAPES = [
  /^tutorial:[a-z]{1,30}$/,
  /^start:skipped$/,
  /^(looked|setup):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
];

/** Maximum number of flags per user; the oldest are deleted. */
export const MARKS_MOST = 1000;

/** Whether a text is a known flag. */
export const isMark = (word: string): boolean => SHAPES.some((shape) => shape.test(word));
