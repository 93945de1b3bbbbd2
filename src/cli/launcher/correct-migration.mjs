const UNIQUE = /^\s*CREATE UNIQUE INDEX /;
const KEY = /^\s*(await db\.execute\(sql`)?\s*ALTER TABLE .* ADD CONSTRAINT .* FOREIGN KEY /;
const END = '`)';

/**
 * A table dropped with CASCADE takes its constraints and indexes along, which the next lines would drop again: they get
 * IF EXISTS.
 */
const withoutSecondDrops = (text) => text.replace(/DROP (CONSTRAINT|INDEX) "/g, 'DROP $1 IF EXISTS "');

/** A key may point to columns only once they have their unique index: Payload writes the keys first. */
function indexesFirst(text) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => KEY.test(line));
  if (first < 0) return text;
  const later = lines.slice(first);
  const unique = later.filter((line) => UNIQUE.test(line));
  const rest = later.filter((line) => !UNIQUE.test(line));
  // A moved statement that ended the text leaves its end to the new last one.
  const ended = unique.findIndex((line) => line.endsWith(END));
  if (ended >= 0) {
    unique[ended] = unique[ended].slice(0, -END.length);
    const last = rest.findLastIndex((line) => line.trimEnd().endsWith(';'));
    rest[last] += END;
  }
  return [...lines.slice(0, first), ...unique, ...rest].join('\n');
}

/**
 * Corrects what Payload writes into a new migration.
 * @param {string} text of the file
 * @returns {string} the text that runs
 */
export function correctMigration(text) {
  const [up = '', ...down] = withoutSecondDrops(text).split(/^(?=export async function down)/m);
  return [indexesFirst(up), ...down.map(indexesFirst)].join('');
}
