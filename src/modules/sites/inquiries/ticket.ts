import { isSigned, sign } from '@/core/crypto';

/** Minimum time in which a person writes an inquiry. */
const LEAST_MS = 3_000;
const MOST_MS = 24 * 3600 * 1000;
const SIGNATURE_LENGTH = 22;

const sealed = (at: string, mark: string) => isSigned('inquiry.ticket', at, mark, SIGNATURE_LENGTH);

/** Returns a signed time at which a form was begun: pages are cached for all visitors and cannot contain it. */
export const giveTicket = (now = Date.now()): string =>
  `${now}.${sign('inquiry.ticket', String(now), SIGNATURE_LENGTH)}`;

/** Whether the form took as long as a person needs. */
export function tookTime(ticket: string | undefined, now = Date.now()): boolean {
  const [at = '', mark = ''] = (ticket ?? '').split('.');
  if (!/^\d{1,15}$/.test(at) || !sealed(at, mark)) return false;
  const passed = now - Number(at);
  return passed >= LEAST_MS && passed <= MOST_MS;
}
