import { createHash } from 'node:crypto';
import { KeepersError } from '@plugins/kit/server';
import { type Sql, transaction } from '@plugins/kit/server/database';
import { isKeepersError, reviewSources } from '@plugins/kit/server/rules';
import { namedKey, translator } from '@plugins/kit/server/texts';
import { findBrought, insertBrought, type ReviewRow } from '../queries/reviews';
import { asBrought, type BroughtInput } from '../rules/read-brought';
import { type CsvRow, readCsv } from '../rules/read-csv';

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
  const review = {
    account,
    source,
    content: brought.content,
    rating: brought.rating,
    name: brought.reviewer_name || null,
    reviewer: brought.reviewer_id,
    page: brought.page ?? null,
    raw: brought.raw,
    at: brought.created_at,
  };
  const inserted = await insertBrought(sql, review);
  if (inserted) return { row: inserted, fresh: true };
  const row = await findBrought(sql, review);
  if (!row) throw new KeepersError('INTERNAL_ERROR');
  return { row, fresh: false };
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
