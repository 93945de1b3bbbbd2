/**
 * A person's own words among the interface's, where no markup can separate them: a Hebrew name in an English line, and the other way
 * round, keeps its direction and turns nothing around it (Unicode's first strong isolate).
 */
export const apart = (words: string): string => `\u2068${words}\u2069`;
