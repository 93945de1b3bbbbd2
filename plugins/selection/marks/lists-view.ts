/** To whom a list was sent: the studio alone, or the project's other clients, too. */
export const SENT_TO = ['studio', 'all'] as const;
export type SentTo = (typeof SENT_TO)[number];

/** A list as whoever may see it sees it: one's own as it is, another's as it was sent. */
export interface ListView {
  id: string;
  name: string;
  medias: string[];
  mine: boolean;
  /** Whose it is, where that is another's and known. */
  by: string | null;
  /** To whom it went and when (ISO 8601); `changed`: it is other than what was sent. Null: nobody but oneself sees it. */
  sent: { to: SentTo; at: string; changed: boolean } | null;
}

/** Answer of `GET /events/{id}/lists`. */
export interface ListsView {
  lists: ListView[];
}
