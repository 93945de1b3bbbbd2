import { randomBytes } from 'node:crypto';
import { requireAllowed } from '@/domain/decision';
import { type FieldProblem, KeepersError } from '@/domain/errors';
import { newEventSchema } from '@/domain/event-options';
import { decideProject } from '@/domain/plan';
import { codeFromWord, generateCode, normaliseCode } from '@/domain/project-code';
import { parseInput } from '@/domain/zod-problems';
import { pool } from '@/server/database/pool';
import { asSystem, inTransaction } from '@/server/local-api';

/** What a project is made from; everything but the name has a default. */
export type ProjectWish = { name: string } & Record<string, unknown>;

/** Things only our own code decides (the demo studio's printed codes, a published start). */
export interface ProjectFacts {
  code?: string;
  word?: string;
  published?: boolean;
}

async function defaultsOf(account: string) {
  const { rows } = await pool().query<{ brand: string | null; locale: string; time_zone: string }>(
    `select (select id from brands b where b.account_id = a.id order by b.position, b.id limit 1) as brand,
            a.locale::text as locale, a.time_zone from accounts a where a.id = $1`,
    [account],
  );
  return rows[0] ?? null;
}

/**
 * Makes a project with its code and a first gallery. Throws INVALID_INPUT naming the fields, BRAND_REQUIRED,
 * PROJECT_LIMIT_REACHED (counted under a lock on the subscription, so that two at once cannot pass together).
 */
export async function createProject(
  account: string,
  wish: ProjectWish,
  facts: ProjectFacts = {},
): Promise<{ id: string; code: string; gallery: string }> {
  const defaults = await defaultsOf(account);
  if (!defaults?.brand) throw new KeepersError('BRAND_REQUIRED');
  const { gallery: galleryName, ...options } = wish;
  const data = parseInput(newEventSchema, { brand: defaults.brand, ...options });
  const owned = await pool().query('select 1 from brands where id = $1 and account_id = $2', [
    data.brand,
    account,
  ]);
  if (!owned.rowCount) throw new KeepersError('INVALID_INPUT', {}, { brand: 'invalid' as FieldProblem });
  const code = facts.code
    ? normaliseCode(facts.code)
    : facts.word
      ? codeFromWord(facts.word, randomBytes)
      : generateCode(randomBytes);
  const { language, selection_password: _later, ...fields } = data;
  return inTransaction(async (tx) => {
    const limits = await tx.sql.query<{ limit: number | null }>(
      'select project_limit::int as limit from subscriptions where account_id = $1 order by created_at desc limit 1 for update',
      [account],
    );
    const counted = await tx.sql.query<{ count: number }>(
      'select count(*)::int as count from events where account_id = $1 and deleted_at is null and archived_at is null',
      [account],
    );
    requireAllowed(
      decideProject({ projects: counted.rows[0]?.count ?? 0, limit: limits.rows[0]?.limit ?? null }),
    );
    const api = asSystem('the caller has checked project.create for this account', tx);
    const event = await api.create('events', {
      ...fields,
      account,
      code,
      unique_id: generateCode(randomBytes, 12),
      locale: language ?? defaults.locale,
      time_zone: data.time_zone ?? defaults.time_zone,
      selection_mode: true,
      printselectiondone: false,
      published_at: facts.published ? new Date().toISOString() : null,
    });
    const gallery = await api.create('galleries', {
      account,
      event: event.id,
      name: typeof galleryName === 'string' && galleryName.trim() ? galleryName.trim() : data.name,
      position: 0,
    });
    return { id: event.id, code, gallery: gallery.id };
  });
}
