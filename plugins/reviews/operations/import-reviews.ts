import { createHash } from 'node:crypto';
import { KeepersError } from '@plugins/kit/server';
import { type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { isKeepersError, reviewSources } from '@plugins/kit/server/rules';
import { namedKey, translator } from '@plugins/kit/server/texts';
import { asBrought, type BroughtInput } from '../rules/read-brought';
import { type CsvRow, readCsv } from '../rules/read-csv';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row';

/** The result of an import. */
export interface Imported {
  imported: number;
  /** Imported before. */
  known: number;
  /** Invalid ones: lines of the table, or positions in the source's answer, from 1. */
  refused: number[];
}

/** Stores a review from elsewhere; idempotent. A deleted one stays deleted. */
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

/** Returns an id for a line without one: a hash, so that the same line is the same review. */
const idOf = ({ reviewer_name, content }: CsvRow) =>
  createHash('sha256').update(`${reviewer_name}\n${content}`).digest('hex').slice(0, 40);

/** Imports a table of reviews; invalid lines are listed, the others are stored. Throws NOT_A_TABLE. */
export async function importTable(account: string, text: string): Promise<Imported> {
  const given = (await readCsv(text)).map((row) => ({
    at: row.line,
    brought: asBrought({ ...row, reviewer_id: row.reviewer_id || idOf(row) }),
  }));
  return importAll(account, 'csv', given);
}

/**
 * Imports the reviews of a source. Throws NOT_FOUND for an unknown source, the source's own refusal, and REFUSED, with
 * the source's name, for any other failure.
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
    console.error(`Review source "${id}" failed; nothing was imported:`, error);
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
