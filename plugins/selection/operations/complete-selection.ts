import { KeepersError } from '@plugins/kit/server';
import { announce, emit, recordAudit, recordChange } from '@plugins/kit/server/changes';
import { type Sql, transaction } from '@plugins/kit/server/database';
import type { ProjectField } from '@plugins/kit/server/internal';
import { type Authorized, allow } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { completedMails, reopenedMail } from '../emails';
import { type DoneState, findDone, lockProject, setDone } from '../queries/projects';
import { decideComplete, decideReopen } from '../rules/selection';
import { keepCompletion } from './keep-completion';
import { readStanding, type StandingProduct } from './read-standing';

interface Completion extends Record<string, unknown> {
  printselectiondone: boolean;
  completed_at: string | null;
}

interface State extends DoneState {
  products: StandingProduct[];
}

/** Locks a project and reads the state of its selection in separate statements: one that waited uses its old snapshot. */
async function lockState(sql: Sql, eventId: string): Promise<State> {
  await lockProject(sql, eventId);
  const state = await findDone(sql, eventId);
  if (!state) throw new KeepersError('NOT_FOUND');
  return { ...state, products: await readStanding(eventId, { sql }) };
}

/**
 * Completes a project's selection: locks it, stores a snapshot, and notifies everybody, once; a repeat changes nothing
 * and sends no mail. `note` is the clients' message to the studio.
 */
export async function completeSelection(
  { event, viewer }: Authorized,
  note: string | null = null,
): Promise<Completion> {
  return change({ event, viewer }, true, async (sql, state) => {
    if (!event.selection_mode) throw new KeepersError('FORBIDDEN');
    const may = allow(viewer.role, 'selection.complete') !== 'none';
    const { change } = requireAllowed(decideComplete({ done: state.done, may, products: state.products }));
    if (!change) return false;
    await keepCompletion(sql, { event, viewer }, state.products, note);
    await completedMails(sql, { event, viewer }, state.products, note);
    return true;
  });
}

/**
 * Reopens a completed selection; only the account may. `note` is the studio's message to its clients, in their mail
 * and in the gallery until the next completion.
 */
export async function reopenSelection(
  { event, viewer }: Authorized,
  note: string | null = null,
): Promise<Completion> {
  return change({ event, viewer, note }, false, async (sql, state) => {
    const { change } = requireAllowed(
      decideReopen({ done: state.done, may: allow(viewer.role, 'selection.reopen') !== 'none' }),
    );
    if (change) await reopenedMail(sql, { event, viewer }, note);
    return change;
  });
}

async function change(
  { event, viewer, note = null }: Authorized & { note?: string | null },
  done: boolean,
  decide: (sql: Sql, state: State) => Promise<boolean>,
): Promise<Completion> {
  const result = await transaction(async (sql) => {
    const state = await lockState(sql, event.id);
    if (!(await decide(sql, state))) return { at: state.completed_at, changed: false };
    const at = await setDone(sql, { event: event.id, done, note });
    await recordAudit(sql, done ? 'selection.completed' : 'selection.reopened', {
      account: event.account_id,
      event: event.id,
      subject: note,
    });
    const project = { id: event.id, name: event.name };
    if (done && at)
      await emit(sql, 'selection.completed', event.account_id, {
        project,
        completed_at: at.toISOString(),
      });
    else await emit(sql, 'selection.reopened', event.account_id, { project });
    await recordChange(sql, {
      event: event.id,
      kind: 'completion',
      data: { printselectiondone: done, completed_at: at?.toISOString() ?? null },
      actor: { grant: viewer.grant?.id, user: viewer.user?.id, name: viewer.name },
    });
    return { at, changed: true };
  });
  if (result.changed) announce(event.id);
  return { printselectiondone: done, completed_at: result.at?.toISOString() ?? null };
}

/** `event[printselectiondone]` of `PUT /events/{id}`: true completes, false (the account's) reopens. */
export const printselectiondone: ProjectField = {
  set: async (entered, value) => {
    if (value === true) {
      const { role } = entered.viewer;
      if (allow(role, 'selection.complete') === 'none') throw new KeepersError('UNAUTHENTICATED');
      return completeSelection(entered);
    }
    if (value !== false) throw new KeepersError('INVALID_INPUT', {}, { printselectiondone: 'invalid' });
    if (allow(entered.viewer.role, 'selection.reopen') === 'none') {
      throw new KeepersError('INVALID_INPUT', {}, { printselectiondone: 'unknown_field' });
    }
    return reopenSelection(entered);
  },
};
