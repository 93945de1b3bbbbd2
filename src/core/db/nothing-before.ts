/**
 * The way back of the first migrations, which make the database out of nothing.
 * @throws Error always: going back is done with a backup
 */
export async function nothingBefore(): Promise<void> {
  throw new Error('There is no version before this one: restore a backup.');
}
