import { isId } from '@plugins/kit/server/database';
import { isSigned, sign } from '@plugins/kit/server/people';

const PURPOSE = 'ready.await';
/** Seconds for which the page of a project that is not open yet may stay open before its form is sent. */
const SECONDS = 24 * 60 * 60;
const MARK_LENGTH = 22;

/** Returns the pass of a person who proved a code, link or pass of a project that is not open yet: for this project, a day. */
export function awaitingPass(event: string, now = Date.now()): string {
  const text = `${event}.${Math.floor(now / 1000) + SECONDS}`;
  return `${text}.${sign(PURPOSE, text, MARK_LENGTH)}`;
}

/** Returns the project of a pass; null for a forged or expired one. */
export function projectOfPass(pass: string, now = Date.now()): string | null {
  const [event = '', ends = '', mark = ''] = pass.split('.');
  if (!isId(event) || !isSigned(PURPOSE, `${event}.${ends}`, mark, MARK_LENGTH)) return null;
  return Number(ends) * 1000 > now ? event : null;
}
