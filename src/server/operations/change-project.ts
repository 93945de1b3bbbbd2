import { allow } from '@/access/table';
import { type FieldProblem, KeepersError } from '@/domain/errors';
import { eventOptionsSchema, newEventSchema } from '@/domain/event-options';
import { isStaff } from '@/domain/roles';
import { parseInput } from '@/domain/zod-problems';
import type { Entered } from '@/server/grants/viewer';
import type { Answer } from '@/server/http/define-endpoint';
import type { RequestContext } from '@/server/http/request-context';
import { asSystem, inTransaction } from '@/server/local-api';
import { askToRedraw } from '@/server/media/jobs';
import { projectField } from '@/server/projects/project-fields';

const { selection_password: _later, language, ...optionFields } = eventOptionsSchema.shape;
const { name, location, date, time, time_zone } = newEventSchema.shape;
/** What the account may write of a project; each field on its own, nothing is filled in. */
const changes = newEventSchema
  .pick({ name: true })
  .extend({ ...optionFields, language, name, location, date, time, time_zone })
  .partial();

/** What large pictures are drawn by: the database closes those of before, and they are drawn anew. */
const DRAWN_BY = ['add_watermark', 'upload_resolution', 'do_not_optimize_my_photos'];

/** Forms send words: what looks like a yes, a no or a number is meant as one. */
function plain(value: unknown): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}

/**
 * Changes fields of a project. Fields of a feature go to the feature; every other is the account's, and somebody else
 * who sends one gets 422 and nothing is stored.
 */
export async function changeProject(
  entered: Entered,
  wishes: Record<string, unknown>,
  context: RequestContext,
): Promise<Pick<Answer, 'json' | 'flash'>> {
  const owned = Object.entries(wishes).filter(([field]) => projectField(field));
  const rest = Object.fromEntries(
    Object.entries(wishes)
      .filter(([field]) => !projectField(field))
      .map(([field, value]) => [field, plain(value)]),
  );
  if (Object.keys(rest).length > 0) await writeOwn(entered, rest);
  const json: Record<string, unknown> = {};
  for (const [field, value] of owned)
    Object.assign(json, await projectField(field)?.set(entered, plain(value), context));
  return { json };
}

async function writeOwn({ event, viewer }: Entered, wishes: Record<string, unknown>): Promise<void> {
  const names = Object.keys(wishes);
  if (!isStaff(viewer.role) || allow(viewer.role, 'project.update') === 'none') throw refused(names);
  const unknown = names.filter((field) => !(field in changes.shape));
  if (unknown.length > 0) throw refused(unknown);
  const given = parseInput(changes, wishes);
  const sent = Object.fromEntries(names.map((field) => [field, given[field as keyof typeof given]]));
  const { language: spoken, ...data } = sent;
  await inTransaction(async (tx) => {
    await asSystem('enter() has checked project.update on this project', tx).update('events', event.id, {
      ...data,
      ...(spoken === undefined ? {} : { locale: spoken ?? 'en' }),
    });
    if (DRAWN_BY.some((field) => field in data)) await askToRedraw(tx.sql, event.id);
  });
}

function refused(names: string[]): KeepersError {
  const fields: Record<string, FieldProblem> = Object.fromEntries(
    names.map((field) => [field, 'unknown_field' as const]),
  );
  return new KeepersError('INVALID_INPUT', {}, fields);
}
