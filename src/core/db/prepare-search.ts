/** Where a search looks; each table keeps its folded words in `search_words`. */
const SEARCHED = ['events', 'galleries', 'media', 'clients'] as const;

/** What stands in the log where the server does not give the extension; the doctor says it too. */
const NO_TRIGRAMS =
  'the extension pg_trgm is not there, so searches read all names of an account and forgive no wrong letter';
/** And its mend. */
const TRIGRAMS_MEND =
  'As a superuser of the database: create extension pg_trgm; then start Keepers again, which makes the indexes.';

interface Asks {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/**
 * Makes what a search is fast by: the extension for parts of words, and an index over each table's words. Asked after
 * every migration, so that a server which gives the extension later has the indexes with the next start. Where it is
 * refused Keepers works all the same, and says so. Gives whether it is there.
 */
export async function prepareSearch(sql: Asks): Promise<boolean> {
  try {
    await sql.query('create extension if not exists pg_trgm');
  } catch (error) {
    console.warn(`Search: ${NO_TRIGRAMS} (${(error as Error).message}). ${TRIGRAMS_MEND}`);
    return false;
  }
  for (const table of SEARCHED) {
    await sql.query(
      `create index if not exists ${table}_search_idx on ${table} using gin (search_words gin_trgm_ops) where deleted_at is null`,
    );
  }
  return true;
}
