/** The audience of a sent list: the studio alone, or also the project's other clients. */
export const SENT_TO = ['studio', 'all'] as const;
export type SentTo = (typeof SENT_TO)[number];

/** A list for a reader: their own in its current state, another's as it was sent. */
export interface ListView {
  id: string;
  name: string;
  medias: string[];
  mine: boolean;
  /** The owner's name, if it is another person's and known. */
  by: string | null;
  /** Audience and time (ISO 8601) of the last sending; `changed`: it differs from what was sent. Null: private. */
  sent: { to: SentTo; at: string; changed: boolean } | null;
}

/** Answer of `GET /events/{id}/lists`. */
export interface ListsView {
  lists: ListView[];
}
