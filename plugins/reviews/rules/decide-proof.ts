/** Reviews of people a studio does not know, in an hour, before each further one wants a proof of work. */
export const UNPROVED_AN_HOUR = 5;

/** Whether somebody must prove to be no machine: never whom the studio invited, others once many came. */
export const proofNeeded = (known: boolean, lately: number): boolean => !known && lately >= UNPROVED_AN_HOUR;
