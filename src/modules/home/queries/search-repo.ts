import { pool, type Sql, transaction } from '@/core/db/pool';
import { once, state } from '@/core/process/state';
import { SEARCH_WORDS } from '@/core/text/fold-words';
import { bestOf, mayBeMisspelt, trigramShare } from '@/core/text/match-words';

const KEY = 'trigrams';

/** Whether the database has the extension for fuzzy matching. Queried once per process. */
function hasTrigrams(): Promise<boolean> {
  return once(KEY, async () => {
    try {
      const { rows } = await pool().query(`select 1 from pg_extension where extname = 'pg_trgm'`);
      return rows.length > 0;
    } catch (error) {
      delete state()[KEY];
      throw error;
    }
  });
}

/** A match, with the folded words that matched. */
interface Found {
  id: string;
  words: string;
  name: string;
}
export interface FoundProject extends Found {
  date: string | null;
  location: string | null;
  archived: boolean;
}
export interface FoundPerson extends Found {
  email: string | null;
}
export interface FoundGallery extends Found {
  event_id: string;
  project: string;
}
export interface FoundPhoto extends FoundGallery {
  gallery_id: string;
  version: string | null;
}

/** How many candidates of a kind are read before ranking. */
const CANDIDATES = 60;

/** A searchable table: its columns, and the order among equals. */
interface Source {
  table: string;
  columns: string;
  from: string;
  newest: string | null;
  /** File names match exactly: IMG_0124 is not IMG_0123. */
  forgiving: boolean;
}

export const SOURCES = {
  projects: {
    table: 'e',
    columns: 'e.id, e.name, e.date, e.location, e.archived_at is not null as archived',
    from: 'events e',
    newest: 'e.created_at desc',
    forgiving: true,
  },
  people: {
    table: 'c',
    columns: 'c.id, c.name, c.email',
    from: 'clients c',
    newest: 'c.created_at desc',
    forgiving: true,
  },
  galleries: {
    table: 'g',
    columns: 'g.id, g.name, g.event_id, e.name as project',
    from: 'galleries g join events e on e.id = g.event_id and e.deleted_at is null',
    newest: 'e.created_at desc, g.position',
    forgiving: true,
  },
  photos: {
    table: 'm',
    columns: 'm.id, m.name, m.event_id, m.gallery_id, e.name as project, m.version',
    from: `media m join events e on e.id = m.event_id and e.deleted_at is null
             join galleries g on g.id = m.gallery_id and g.deleted_at is null`,
    // Sorting would read every matching photograph; another search word narrows the result instead.
    newest: null,
    forgiving: false,
  },
} as const satisfies Record<string, Source>;

/**
 * Returns the search statement for a table, with its values; `account` null searches every account. Not prepared by
 * name, because the best plan depends on the words.
 */
export function searchStatement(
  source: Source,
  account: string | null,
  words: readonly string[],
  { forgiving = false } = {},
): { text: string; values: unknown[] } {
  const { table, columns, from, newest } = source;
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const wanted = words.slice(0, SEARCH_WORDS).map((word) => {
    const part = `${table}.search_words like ${value(`%${word}%`)}`;
    return forgiving && mayBeMisspelt(word) ? `(${part} or ${value(word)} <% ${table}.search_words)` : part;
  });
  const own = account ? `${table}.account_id = ${value(account)} and ` : '';
  const first = newest
    ? `order by (' ' || ${table}.search_words like ${value(`% ${words[0]}%`)}) desc, ${newest} `
    : '';
  return {
    text: `select ${columns}, ${table}.search_words as words from ${from}
            where ${own}${table}.deleted_at is null and ${wanted.join(' and ')} ${first}limit ${CANDIDATES}`,
    values,
  };
}

const ask = async <T extends Found>(sql: Sql, ...how: Parameters<typeof searchStatement>): Promise<T[]> => {
  const { text, values } = searchStatement(...how);
  return (await sql.query(text, values)).rows as unknown as T[];
};

/**
 * Returns the best matches of one kind for these folded words, in an account (null: in every one). Searches exact words
 * first; if these are too few, allows one wrong letter in each word.
 */
export async function searchIn<T extends Found>(
  kind: keyof typeof SOURCES,
  account: string | null,
  words: readonly string[],
  limit: number,
): Promise<T[]> {
  const source: Source = SOURCES[kind];
  const exact = await ask<T>(pool(), source, account, words);
  const enough = exact.length >= limit || !source.forgiving || !words.some(mayBeMisspelt);
  if (enough || !(await hasTrigrams())) return bestOf(exact, words, limit);
  const forgiven = await transaction(async (sql) => {
    await sql.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [
      String(trigramShare(words)),
    ]);
    return ask<T>(sql, source, account, words, { forgiving: true });
  });
  const known = new Set(exact.map(({ id }) => id));
  return bestOf([...exact, ...forgiven.filter(({ id }) => !known.has(id))], words, limit);
}
