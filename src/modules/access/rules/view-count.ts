/** Pages of a grant within this many minutes of a counted view belong to the same view. */
export const VIEW_MINUTES = 30;

/** The facts of a page request that decide whether it counts as a view. */
export interface PageView {
  /** Whether it was opened with a grant; the account's own people have none. */
  byGrant: boolean;
  /** Whether the project is open to that grant. */
  open: boolean;
  method: string;
  /** Requested by a program, such as a link preview bot. */
  program: boolean;
  /** The browser prefetches or prerenders the page. */
  ahead: boolean;
}

/** Whether a page request may count as a view: a person requested the page and saw it. */
export const mayCount = ({ byGrant, open, method, program, ahead }: PageView): boolean =>
  byGrant && open && method === 'GET' && !program && !ahead;
