import { isId } from '@plugins/kit/server/database';
import { isSigned, sign } from '@plugins/kit/server/people';

const PURPOSE = 'ready.await';
/** Seconds for which the page of a project that is not open may stay open before its form is sent. */
const SECONDS = 24 * 60 * 60;
const MARK_LENGTH = 22;

/** What a person proved of a project that is not open: its code (or link for guests), an invitation, or a grant of before. */
type ProvedBy = 'code' | { invitation: string } | { grant: string };

type OfProject = { id: string; code: string };

const written = (by: ProvedBy): string =>
  by === 'code' ? 'code' : 'grant' in by ? `grant:${by.grant}` : `invitation:${by.invitation}`;

/** A new code ends the passes of people who proved the one before. */
const signed = (event: OfProject, ends: string, by: string): string =>
  `${event.id}.${ends}.${by}${by === 'code' ? `.${event.code}` : ''}`;

/** Returns the pass of a person who proved what admits them to a project that is not open: for this project, a day. */
export function awaitingPass(event: OfProject, by: ProvedBy, now = Date.now()): string {
  const ends = String(Math.floor(now / 1000) + SECONDS);
  return `${event.id}.${ends}.${written(by)}.${sign(PURPOSE, signed(event, ends, written(by)), MARK_LENGTH)}`;
}

/** Returns the id of the project that a pass names; null for a text that is none. It is not checked. */
export function projectNamed(pass: string): string | null {
  const [event = ''] = pass.split('.');
  return isId(event) ? event : null;
}

/** Returns what the holder of a project's pass proved; null for a forged or expired one. */
export function provedBy(event: OfProject, pass: string, now = Date.now()): ProvedBy | null {
  const [, ends = '', by = '', mark = ''] = pass.split('.');
  if (!isSigned(PURPOSE, signed(event, ends, by), mark, MARK_LENGTH) || Number(ends) * 1000 <= now)
    return null;
  const [kind, id = ''] = by.split(':');
  return kind === 'code' ? 'code' : kind === 'grant' ? { grant: id } : { invitation: id };
}
