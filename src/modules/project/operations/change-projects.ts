import { isKeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { readerOf, toWire } from '@/core/http/wire-error';
import { authorize } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { enterDeleted } from '@/modules/project/enter-deleted';
import {
  BULK_ACTS,
  type BulkAct,
  type BulkAnswer,
  type BulkDone,
  type BulkItem,
} from '@/modules/project/rules/bulk';
import { publishProject } from './manage-project';
import { setBrand, setExpiry } from './set-project-field';
import { archiveProject, deleteProject, restoreProject } from './shelve-project';

export interface BulkInput {
  act: BulkAct;
  items: BulkItem[];
  /** Additional days, for `extend`. */
  days?: number;
}

type Act = (event: EventRow, item: BulkItem, input: BulkInput) => Promise<BulkDone>;

const shelve =
  (archived: boolean): Act =>
  async (event) => {
    await archiveProject(event, archived);
    return { id: event.id, changed: (event.archived_at !== null) !== archived };
  };

const publish =
  (published: boolean): Act =>
  async (event) => {
    await publishProject(event, published);
    return { id: event.id, changed: (event.published_at !== null) !== published };
  };

const ACTS: Record<Exclude<BulkAct, 'restore'>, Act> = {
  archive: shelve(true),
  unarchive: shelve(false),
  publish: publish(true),
  close: publish(false),
  delete: async (event) => {
    await deleteProject(event);
    return { id: event.id, changed: true };
  },
  brand: (event, { to, from }) => setBrand(event, to ?? '', from),
  extend: (event, _item, { days = 0 }) => setExpiry(event, { days }),
  expiry: (event, { to, from }) => setExpiry(event, { at: to ? new Date(to) : null, from }),
};

/**
 * Runs an action on many projects, one after another: a refused one returns its reason and stops no others. Authorizes
 * the requester for each. Throws only errors that are no refusals.
 */
export async function changeProjects(context: RequestContext, input: BulkInput): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] };
  for (const item of input.items) {
    const known: { name: string | null } = { name: null };
    try {
      answer.done.push(await changeOne(context, input, item, known));
    } catch (error) {
      if (!isKeepersError(error)) throw error;
      const { errors } = toWire(error, context.locale, readerOf(context.headers)).body;
      const message = Object.values(errors).flat().join(' ');
      answer.refused.push({ id: item.id, name: known.name, code: error.code, message });
    }
  }
  return answer;
}

/** Writes the project's name to `known` once the requester is authorized to see it. */
async function changeOne(
  context: RequestContext,
  input: BulkInput,
  item: BulkItem,
  known: { name: string | null },
): Promise<BulkDone> {
  const { act } = input;
  if (act === 'restore') {
    await restoreProject(await enterDeleted(context, item.id), item.id);
    return { id: item.id, changed: true };
  }
  const { event } = await authorize(context, item.id, BULK_ACTS[act]);
  known.name = event.name;
  return ACTS[act](event, item, input);
}
