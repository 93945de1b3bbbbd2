/** The facts that decide whether a photograph's address is public. */
export interface SharedState {
  /** `allow_sharing` of the project. */
  sharing: boolean;
  /** Published, not expired, not archived. */
  open: boolean;
  hidden: boolean;
  private: boolean;
}

/** Whether anyone with the address sees the photograph. */
export function isShared({ sharing, open, hidden, private: withdrawn }: SharedState): boolean {
  return sharing && open && !hidden && !withdrawn;
}
