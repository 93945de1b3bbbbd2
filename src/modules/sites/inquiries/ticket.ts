import { isSigned, sign } from '@/core/crypto';

/** Nobody writes an inquiry in less. */
const LEAST_MS = 3_000;
const MOST_MS = 24 * 3600 * 1000;
const MARK = 22;

const sealed = (at: string, mark: string) => isSigned('inquiry.ticket', at, mark, MARK);

/** Says, signed, when a form was begun: pages are the same for everybody and cannot say it. */
export const giveTicket = (now = Date.now()): string => `${now}.${sign('inquiry.ticket', String(now), MARK)}`;

/** Whether somebody took the time people take. */
export function tookTime(ticket: string | undefined, now = Date.now()): boolean {
  const [at = '', mark = ''] = (ticket ?? '').split('.');
  if (!/^\d{1,15}$/.test(at) || !sealed(at, mark)) return false;
  const passed = now - Number(at);
  return passed >= LEAST_MS && passed <= MOST_MS;
}
