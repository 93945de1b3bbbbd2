import { randomBytes } from 'node:crypto';
import { asSystem, inTransaction } from '@/core/db/local-api';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { emit } from '@/core/events/emit';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { codeFromWord, generateCode, normaliseCode } from '@/modules/access/rules/project-code';
import { insertProducts } from '@/modules/project/insert-products';
import { requireProjectRoom } from '@/modules/project/project-limit';
import { findBrandDesign, findDefaults } from '@/modules/project/queries/owners';
import { newEventSchema } from '@/modules/project/rules/event-options';
import type { ProductItem } from '@/modules/project/rules/product-rules';

/** Input of a new project; everything but the name has a default. */
export type ProjectInput = { name: string } & Record<string, unknown>;

/** Values that only our own code sets (the demo studio's codes, an initial published state). */
export interface ProjectFacts {
  code?: string;
  word?: string;
  published?: boolean;
  /** Names of its galleries, in order; one gallery by default. */
  galleries?: string[];
  products?: readonly ProductItem[];
}

/**
 * Creates a project with its code, a first gallery, and its brand's design. Throws INVALID_INPUT naming the fields, BRAND_REQUIRED,
 * PROJECT_LIMIT_REACHED (counted under a lock on the subscription, so that two concurrent calls cannot both pass).
 */
export async function createProject(
  account: string,
  input: ProjectInput,
  facts: ProjectFacts = {},
): Promise<{ id: string; code: string; gallery: string }> {
  const defaults = await findDefaults(account);
  if (!defaults?.brand) throw new KeepersError('BRAND_REQUIRED');
  const { gallery: galleryName, ...options } = input;
  const design = await findBrandDesign(account, String(options.brand ?? defaults.brand));
  const data = parseInput(newEventSchema, { brand: defaults.brand, ...design, ...options });
  if (!design) throw new KeepersError('INVALID_INPUT', {}, { brand: 'invalid' as FieldProblem });
  const code = facts.code
    ? normaliseCode(facts.code)
    : facts.word
      ? codeFromWord(facts.word, randomBytes)
      : generateCode(randomBytes);
  const { language, selection_password: _later, ...fields } = data;
  return inTransaction(async (tx) => {
    const api = asSystem('the caller has checked project.create for this account', tx);
    const event = await api.create('events', {
      ...fields,
      account,
      code,
      unique_id: generateCode(randomBytes, 12),
      locale: language ?? defaults.locale,
      time_zone: data.time_zone ?? defaults.time_zone,
      printselectiondone: false,
      published_at: facts.published ? new Date().toISOString() : null,
    });
    await requireProjectRoom(tx.sql, account, { event: String(event.id), counted: true });
    const own = typeof galleryName === 'string' && galleryName.trim() ? galleryName.trim() : data.name;
    const galleries: string[] = [];
    for (const [position, name] of (facts.galleries?.length ? facts.galleries : [own]).entries()) {
      const made = await api.create('galleries', { account, event: event.id, name, position });
      galleries.push(made.id);
    }
    if (facts.products?.length)
      await insertProducts(tx.sql, { account, event: String(event.id) }, facts.products);
    await recordAudit(tx.sql, 'project.created', { account, event: event.id, subject: data.name });
    const project = { id: event.id, name: data.name };
    await emit(tx.sql, 'project.created', account, { project });
    if (facts.published) await emit(tx.sql, 'project.published', account, { project });
    return { id: event.id, code, gallery: galleries[0] as string };
  });
}
