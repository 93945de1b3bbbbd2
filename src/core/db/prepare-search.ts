/** Tables a search reads; each stores its folded words in `search_words`. */
const SEARCHED = ['events', 'galleries', 'media', 'clients'] as const;

/** The finding where the server does not offer the extension: logged at start and reported by the doctor. */
const NO_TRIGRAMS =
  'the extension pg_trgm is missing: searches read every name of an account and tolerate no typing errors';
/** Its fix. */
const TRIGRAMS_FIX =
  'As a superuser of the database: create extension pg_trgm; then start Keepers again, which makes the indexes.';

interface Asks {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/**
 * Creates what makes searches fast: the extension for parts of words, and an index over each table's words. Runs after
 * every migration, so that a server which offers the extension later gets the indexes at the next start. Where the
 * extension is refused Keepers works all the same, and logs it. Returns whether it is there.
 */
export async function prepareSearch(sql: Asks): Promise<boolean> {
  try {
    await sql.query('create extension if not exists pg_trgm');
  } catch (error) {
    console.warn(`Search: ${NO_TRIGRAMS} (${(error as Error).message}). ${TRIGRAMS_FIX}`);
    return false;
  }
  for (const table of SEARCHED) {
    await sql.query(
      `create index if not exists ${table}_search_idx on ${table} using gin (search_words gin_trgm_ops) where deleted_at is null`,
    );
  }
  return true;
}
