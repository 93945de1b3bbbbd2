/** What erasure does to a person's rows: delete them, or keep them anonymized. */
type Erased = 'gone' | { set: string } | 'with another';

/** One table with personal data. A test fails for a column with personal data that is in no such row. */
export interface PersonTable {
  table: string;
  /** SQL condition for the person's rows, with the keys of `PersonKeys`. */
  mine: string;
  /** The exported columns or named expressions; none: nothing that other rows do not already contain. */
  shown?: string;
  /** The columns with personal data. */
  knows: readonly string[];
  erased: Erased;
}
