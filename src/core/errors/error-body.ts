/** Every error on the wire: messages in the reader's language, a code that never changes. */
export interface ErrorBody {
  errors: Record<string, string[]>;
  code: string;
  /**
   * STALE, for a client that sent base values: the current values of the fields that another person changed meanwhile.
   */
  standing?: Record<string, unknown>;
}
