/** A grant's pages within so many minutes of a counted view are the same view. */
export const VIEW_MINUTES = 30;

/** What a page request is looked at by, before it counts as a view. */
export interface PageAsked {
  /** Whether a grant opened it: the account's own people have none. */
  byGrant: boolean;
  /** Whether the project is open to that grant. */
  open: boolean;
  method: string;
  /** A program, not a person: preview bots and the like. */
  program: boolean;
  /** The browser fetches it in case somebody goes there. */
  ahead: boolean;
}

/** Whether a page may count as a view: one a person asked for and saw. */
export const mayCount = ({ byGrant, open, method, program, ahead }: PageAsked): boolean =>
  byGrant && open && method === 'GET' && !program && !ahead;
