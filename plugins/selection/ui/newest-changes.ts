/**
 * The latest change id per entity. A response and the live stream report the same changes at different times: a live
 * message older than the last response must be ignored, or it would show an outdated state for a moment.
 */
export class NewestChanges {
  #ids = new Map<string, bigint>();

  /** Returns whether a change is new, and stores its id; a change without an id always counts. */
  counts(thing: string, change: string | undefined): boolean {
    if (!change) return true;
    const id = BigInt(change);
    const before = this.#ids.get(thing);
    if (before !== undefined && id < before) return false;
    this.#ids.set(thing, id);
    return true;
  }
}
