/**
 * Somebody's own words among ours, for where no markup can part them: a Hebrew name in an English line, and the other way
 * round, keeps its direction and turns nothing around it (Unicode's first strong isolate).
 */
export const apart = (words: string): string => `\u2068${words}\u2069`;
