/** What is known of a photograph's place when somebody opens its address. */
export interface SharedState {
  /** `allow_sharing` of the project. */
  sharing: boolean;
  /** Published, not over, not archived. */
  open: boolean;
  hidden: boolean;
  private: boolean;
}

/** Whether anyone with the address sees the photograph. */
export function isShared({ sharing, open, hidden, private: withdrawn }: SharedState): boolean {
  return sharing && open && !hidden && !withdrawn;
}
