import { pool, transaction } from '@/core/db/pool';
import { type FieldProblems, isKeepersError } from '@/core/errors/errors';
import { parseInput, problemsOf } from '@/core/errors/zod-problems';
import { refusalWords } from '@/core/http/wire-error';
import type { Locale } from '@/core/i18n/locale';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/queries';
import { requireNamed } from '@/modules/people/client-rules';
import { takePlace } from '@/modules/people/invitations/places';
import { keepClients } from '@/modules/people/keep-clients';
import { detailFields, homeOf, phoneOf } from '@/modules/people/person-input';
import { findKnownAddresses } from '@/modules/people/queries/client-rows';
import { readTable, type Table, type TableReading, type TableRow } from '@/modules/people/read-table';

/** A row in the preview of an import: its result, and its errors by field, in the reader's language. */
export interface JudgedRow extends TableRow {
  fate: 'fresh' | 'known' | 'double' | 'wrong';
  problems: Record<string, string>;
}

type Person = ReturnType<typeof readPerson>;

function readPerson(row: Omit<TableRow, 'line'>, home: string | null) {
  const { email = null, phone, country, language = null, ...rest } = parseInput(detailFields, row);
  return { ...rest, email, locale: language, ...phoneOf(phone, country, home) };
}

/** Returns a row's person, or its errors by field. */
function judge(
  row: Omit<TableRow, 'line'>,
  home: string | null,
): { person: Person } | { fields: FieldProblems } {
  try {
    const person = readPerson(row, home);
    requireNamed(person);
    return { person };
  } catch (error) {
    if (!isKeepersError(error)) throw error;
    return { fields: error.fields ?? problemsOf([]) };
  }
}

/** Returns what importing each row would do. Stores nothing. */
export async function judgeRows(account: string, rows: TableRow[], locale: Locale): Promise<JudgedRow[]> {
  const home = await homeOf(pool(), account);
  const emails = rows.map(({ email }) => email.trim().toLowerCase()).filter(Boolean);
  const there = await findKnownAddresses(account, emails);
  const seen = new Set<string>();
  return rows.map((row) => {
    const judged = judge(row, home);
    if ('fields' in judged) {
      const problems = Object.entries(judged.fields).map(([field, problem]) => {
        const { code, params } = typeof problem === 'string' ? { code: problem, params: {} } : problem;
        return [field, refusalWords({ code, params }, locale, 'screen')];
      });
      return { ...row, fate: 'wrong', problems: Object.fromEntries(problems) };
    }
    const key = judged.person.email?.toLowerCase() ?? '';
    const fate = key && seen.has(key) ? 'double' : key && there.has(key) ? 'known' : 'fresh';
    seen.add(key);
    return { ...row, fate, problems: {} };
  });
}

/** Parses a file's text and checks its rows. Throws as `readTable` does. */
export async function previewTable(
  account: string,
  text: string,
  locale: Locale,
  given?: TableReading,
): Promise<Omit<Table, 'rows'> & { rows: JudgedRow[] }> {
  const { rows, ...read } = await readTable(text, given);
  return { ...read, rows: await judgeRows(account, rows, locale) };
}

/**
 * Imports every valid row; a known address updates its client instead of duplicating it. Invalid rows are returned with
 * their errors and do not stop the others. With `event`, all imported people are also added to that project. Sends
 * nothing.
 */
export async function importPeople(
  account: string,
  rows: TableRow[],
  { event, locale }: { event: EventRow | null; locale: Locale },
): Promise<{ made: number; updated: number; left: JudgedRow[] }> {
  const home = await homeOf(pool(), account);
  const good: Person[] = [];
  const bad: TableRow[] = [];
  for (const row of rows) {
    const judged = judge(row, home);
    if ('person' in judged) good.push(judged.person);
    else bad.push(row);
  }
  const made = await transaction(async (sql) => {
    const clients = await keepClients(sql, account, good, { over: true });
    // One order for all, so that two tables with the same people wait for each other instead of deadlocking.
    if (event) {
      let added = 0;
      for (const client of clients.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        if ((await takePlace(sql, event, client, { role: 'client' })).made) added += 1;
      if (added > 0) await recordAudit(sql, 'link.made', { account, event: event.id, count: added });
    }
    return clients.filter((client) => client.made).length;
  });
  return { made, updated: good.length - made, left: await judgeRows(account, bad, locale) };
}
