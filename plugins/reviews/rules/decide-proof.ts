/** Reviews by unknown people within an hour, after which each further one needs a proof of work. */
export const UNPROVED_AN_HOUR = 5;

/** Whether an author must solve a proof of work: never people the studio invited, strangers once many have written. */
export const proofNeeded = (known: boolean, lately: number): boolean => !known && lately >= UNPROVED_AN_HOUR;
