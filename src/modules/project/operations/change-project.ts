import { requestRender } from '@media/jobs';
import { isStaff } from '@/core/access/roles';
import { asSystem, inTransaction } from '@/core/db/local-api';
import type { Sql } from '@/core/db/pool';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import type { Answer } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { hashPassword } from '@/core/passwords';
import { type Authorized, requireLive } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { projectField } from '@/modules/project/project-fields';
import { ownsBrand } from '@/modules/project/queries/owners';
import { readSettings } from '@/modules/project/queries/settings-repo';
import { DRAWN_BY, eventChangeSchema } from '@/modules/project/rules/event-options';

/** Converts the strings of a form to booleans and numbers. */
function plain(value: unknown): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}

/**
 * Changes fields of a project. Fields of a feature are passed to the feature; all others belong to the account, and
 * another requester who sends one gets 422 and nothing is stored. `seen` are the base values of the changed fields:
 * STALE if another user changed one meanwhile, and nothing is stored.
 */
export async function changeProject(
  entered: Authorized,
  { input, seen = {} }: { input: Values; seen?: Values },
  context: RequestContext,
): Promise<Pick<Answer, 'json' | 'flash'>> {
  requireLive(entered, 'project.update');
  const owned = Object.entries(input).filter(([field]) => projectField(field));
  const rest = Object.fromEntries(
    Object.entries(input)
      .filter(([field]) => !projectField(field))
      .map(([field, value]) => [field, plain(value)]),
  );
  if (Object.keys(rest).length > 0) await writeOwn(entered, rest, seen);
  const json: Record<string, unknown> = {};
  for (const [field, value] of owned)
    Object.assign(json, await projectField(field)?.set(entered, plain(value), context));
  return { json };
}

async function writeOwn({ event, viewer }: Authorized, input: Values, seen: Values): Promise<void> {
  const names = Object.keys(input);
  if (!isStaff(viewer.role) || allow(viewer.role, 'project.update') === 'none') throw refused(names);
  const unknown = names.filter((field) => !(field in eventChangeSchema.shape));
  if (unknown.length > 0) throw refused(unknown);
  const given = parseInput(eventChangeSchema, input);
  const sent = Object.fromEntries(names.map((field) => [field, given[field as keyof typeof given]]));
  await inTransaction(async (tx) => {
    const current = await readSettings(event.id, { sql: tx.sql, lock: true });
    const write = requireNoConflict(sent, seen, current);
    if (Object.keys(write).length === 0) return;
    if ('brand' in write) await requireOwnBrand(tx.sql, event.account_id, write.brand);
    const columns = await columnsOf(write);
    await asSystem('enter() has checked project.update on this project', tx).update(
      'events',
      event.id,
      columns,
    );
    if (DRAWN_BY.some((field) => field in write)) await requestRender(tx.sql, event.id);
  });
}

/** Returns the fields by column name: the locale under its own name, a password as its hash. */
async function columnsOf(write: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { language, selection_password: password, ...columns } = write;
  if ('language' in write) columns.locale = language ?? 'en';
  if ('selection_password' in write)
    columns.selection_password_hash = typeof password === 'string' ? await hashPassword(password) : null;
  return columns;
}

async function requireOwnBrand(sql: Sql, account: string, brand: unknown): Promise<void> {
  if (!(await ownsBrand(sql, account, brand)))
    throw new KeepersError('INVALID_INPUT', {}, { brand: 'invalid' });
}

function refused(names: string[]): KeepersError {
  const fields: Record<string, FieldProblem> = Object.fromEntries(
    names.map((field) => [field, 'unknown_field' as const]),
  );
  return new KeepersError('INVALID_INPUT', {}, fields);
}
