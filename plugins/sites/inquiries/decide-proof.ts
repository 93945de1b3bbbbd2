/** What is known of how a site is written to. */
export interface Lately {
  /** Inquiries over the site within the hour. */
  all: number;
  /** Whether this one took the time people take. */
  tookTime: boolean;
}

/** Inquiries an hour nobody has to prove anything for … */
const FREE = 20;
/** … and those that came at once, or from a browser without script, which may as well be a program. */
const FREE_AT_ONCE = 3;

/** Whether a visitor has to show a solved piece of work with the inquiry. */
export const proofNeeded = ({ all, tookTime }: Lately): boolean => all >= (tookTime ? FREE : FREE_AT_ONCE);
