/** What becomes of a person's rows: they go, or stay without saying whose they were. */
type Erased = 'gone' | { set: string } | 'with another';

/** One table that knows people. A column that knows them and stands in no row here fails a test. */
export interface PersonTable {
  table: string;
  /** Which rows are hers, in the words of `PersonKeys`. */
  mine: string;
  /** What of them is hers to have, as columns or named expressions; none: nothing that says more than other rows. */
  shown?: string;
  /** The columns that know people. */
  knows: readonly string[];
  erased: Erased;
}
