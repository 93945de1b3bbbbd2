/**
 * The time by which money is counted. Statements about money take it as a parameter and never call `now()`, so that one
 * clock decides, which tests can set.
 */
export const clock = (): Date => new Date();
