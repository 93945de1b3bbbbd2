import { createHash } from 'node:crypto';
import { KeepersError } from '@plugins/kit/server';
import { type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { isKeepersError, reviewSources } from '@plugins/kit/server/rules';
import { namedKey, translator } from '@plugins/kit/server/texts';
import { asBrought, type BroughtInput } from '../rules/read-brought';
import { type CsvRow, readCsv } from '../rules/read-csv';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row';

/** What became of reviews that were brought. */
export interface Imported {
  imported: number;
  /** Brought before. */
  known: number;
  /** No reviews: lines of the table, or places in the source's answer, from 1. */
  refused: number[];
}

/** Keeps one review brought from elsewhere, once, however often it is brought; one that was deleted stays deleted. */
export async function importReview(
  sql: Sql,
  account: string,
  source: string,
  brought: BroughtInput & { raw?: unknown },
): Promise<{ row: ReviewRow; fresh: boolean }> {
  const { rows } = await sql.query<ReviewRow>(
    `with r as (
       insert into reviews (id, account_id, content, rating, reviewer_name, reviewer_id, public, source, source_page, raw, written_at)
       values ($1, $2, $3, $4, $5, $6, false, $7, $8, $9, $10)
       on conflict (account_id, source, reviewer_id, written_at) do nothing returning *)
     select ${REVIEW_COLUMNS} from r`,
    [
      uuidv7(),
      account,
      brought.content,
      brought.rating,
      brought.reviewer_name || null,
      brought.reviewer_id,
      source,
      brought.page ?? null,
      brought.raw === undefined ? null : JSON.stringify(brought.raw),
      brought.created_at,
    ],
  );
  if (rows[0]) return { row: rows[0], fresh: true };
  const there = await sql.query<ReviewRow>(
    `select ${REVIEW_COLUMNS} from reviews r
      where r.account_id = $1 and r.source = $2 and r.reviewer_id = $3 and r.written_at = $4`,
    [account, source, brought.reviewer_id, brought.created_at],
  );
  if (!there.rows[0]) throw new KeepersError('INTERNAL_ERROR');
  return { row: there.rows[0], fresh: false };
}

async function importAll(
  account: string,
  source: string,
  given: { at: number; brought: (BroughtInput & { raw?: unknown }) | null }[],
): Promise<Imported> {
  const result: Imported = { imported: 0, known: 0, refused: [] };
  await transaction(async (sql) => {
    for (const { at, brought } of given) {
      if (!brought) {
        result.refused.push(at);
        continue;
      }
      const { fresh } = await importReview(sql, account, source, brought);
      result[fresh ? 'imported' : 'known']++;
    }
  });
  return result;
}

/** Who a line of a table is of, where it does not say: the same line is the same one. */
const idOf = ({ reviewer_name, content }: CsvRow) =>
  createHash('sha256').update(`${reviewer_name}\n${content}`).digest('hex').slice(0, 40);

/** Takes in a table of reviews; lines that are none are named, the others go in. Throws NOT_A_TABLE. */
export async function importTable(account: string, text: string): Promise<Imported> {
  const given = (await readCsv(text)).map((row) => ({
    at: row.line,
    brought: asBrought({ ...row, reviewer_id: row.reviewer_id || idOf(row) }),
  }));
  return importAll(account, 'csv', given);
}

/**
 * Asks a source what stands there, and takes that in. Throws NOT_FOUND where there is no such source, what the source says
 * where it cannot, and REFUSED, naming it, where it says nothing of use.
 */
export async function importFrom(
  account: string,
  id: string,
  { locale, ...asked }: { page: string | null; signal: AbortSignal; locale: 'en' | 'he' },
): Promise<Imported> {
  const source = reviewSources().find((one) => one.id === id);
  if (!source) throw new KeepersError('NOT_FOUND');
  const found = await source.read({ account, ...asked }).catch((error: unknown) => {
    if (isKeepersError(error)) throw error;
    console.error(`Review source "${id}" failed:`, error);
    const t = translator(locale);
    throw new KeepersError('REFUSED', {
      reason: t('reviews.admin.sourceFailed', { source: t(namedKey(source.label)) }),
    });
  });
  const given = found.map((one, i) => {
    const brought = asBrought(one);
    return { at: i + 1, brought: brought && { ...brought, raw: one.raw } };
  });
  return importAll(account, id, given);
}
