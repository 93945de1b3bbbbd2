/** The screen of Business Profiles. */
export interface BoardView {
  connection: {
    /** The person's address at Google. */
    name: string;
    works: boolean;
    /** Google answered. */
    reachable: boolean;
  } | null;
  places: {
    id: string;
    name: string;
    chosen: boolean;
    /** The connected person manages it; true as well while Google does not answer. */
    managed: boolean;
  }[];
}
