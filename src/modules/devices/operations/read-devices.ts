import type { AccountPerson } from '@/modules/access/grants/enter-account';
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
}

/** Returns the connected programs that a person may see: their own; the owner those of the whole account. */
export async function readDevices(
  { account, user, role }: AccountPerson,
  now = Date.now(),
): Promise<DeviceView[]> {
  const rows = await listDevices(account, mayEndDevice(role, false) ? null : user.id);
  return rows.map(({ account_id: _account, user_id, state, ...row }) => ({
    ...row,
    state: deviceState({ ...row, state }, now),
    doing: state,
    own: user_id === user.id,
  }));
}

/** A question of a program as its page shows it. */
export type QuestionView = Omit<QuestionRow, 'account_id' | 'medias'> & { count: number };

/** Returns the open questions of an account's programs. */
export async function readQuestions({ account }: Pick<AccountPerson, 'account'>): Promise<QuestionView[]> {
  const rows = await listQuestions(account);
  return rows.map(({ account_id: _account, medias, ...row }) => ({ ...row, count: medias.length }));
}
