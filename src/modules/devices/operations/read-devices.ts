import type { AccountPerson } from '@/modules/access/grants/enter-account';
import { listAllowed } from '../queries/codes';
import { listQuestions, type QuestionRow } from '../queries/questions';
import { type DeviceRow, listDevices } from '../queries/tokens';
import { type DeviceState, deviceState, mayEndDevice } from '../rules/device';

/** A connected program as its page lists it. */
export interface DeviceView extends Omit<DeviceRow, 'account_id' | 'user_id' | 'state'> {
  state: DeviceState;
  /** What it says it does. */
  doing: DeviceRow['state'];
  /** Whether it is the reader's own. */
  own: boolean;
  /** Whether it has taken its token; one that was allowed takes it within seconds. */
  taken: boolean;
}

/**
 * Returns the connected programs that a person may see: their own; the owner those of the whole account. Those that were
 * allowed just now and have not taken their token come first.
 */
export async function readDevices(
  { account, user, role }: AccountPerson,
  now = Date.now(),
): Promise<DeviceView[]> {
  const of = mayEndDevice(role, false) ? null : user.id;
  const [allowed, rows] = await Promise.all([listAllowed(account, of), listDevices(account, of)]);
  const waiting = allowed.map(
    ({ user_id, created_at, ...row }): DeviceView => ({
      ...row,
      created_at: created_at.toISOString(),
      ...{ last_used_at: null, seen_at: null, doing: null, state: 'waiting', taken: false },
      own: user_id === user.id,
    }),
  );
  const devices = rows.map(
    ({ account_id: _account, user_id, state, ...row }): DeviceView => ({
      ...row,
      state: deviceState({ ...row, state }, now),
      doing: state,
      own: user_id === user.id,
      taken: true,
    }),
  );
  return [...waiting, ...devices];
}

/** A question of a program as its page shows it. */
export type QuestionView = Omit<QuestionRow, 'account_id' | 'medias'> & { count: number };

/** Returns the open questions of an account's programs. */
export async function readQuestions({ account }: Pick<AccountPerson, 'account'>): Promise<QuestionView[]> {
  const rows = await listQuestions(account);
  return rows.map(({ account_id: _account, medias, ...row }) => ({ ...row, count: medias.length }));
}
