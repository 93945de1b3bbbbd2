/**
 * The newest change that was heard of each thing. An answer and the live line say the same changes, each in its own time: what
 * the line says of a change older than the last answer is past, and would show for a moment what is not so any more.
 */
export class NewestChanges {
  #ids = new Map<string, bigint>();

  /** Whether what a change says of a thing counts; what has no id does. It is remembered. */
  counts(thing: string, change: string | undefined): boolean {
    if (!change) return true;
    const id = BigInt(change);
    const before = this.#ids.get(thing);
    if (before !== undefined && id < before) return false;
    this.#ids.set(thing, id);
    return true;
  }
}
