import { isId, pool } from '@plugins/kit/server/database';
import { clientEnded, setClientEnded } from '@plugins/kit/server/internal';
import { mailboxEnded, setMailboxEnded } from '@plugins/kit/server/mail';
import { isSigned, sign } from '@plugins/kit/server/people';
import {
  clientOf,
  isAnyGrantStopped,
  isGrantStopped,
  isUserStopped,
  resumeGrant,
  resumeGrantsOf,
  setUserMails,
  stopClient,
  stopGrant,
} from '../queries/mails';

const SIGNATURE_LENGTH = 22;
const PURPOSE = 'talk.stop';

/**
 * Recipients by kind: a client (`c`), a person who only entered a project (a grant, `g`), a user of the studio (`u`), a
 * client's additional address (`a`).
 */
const KINDS = ['c', 'g', 'u', 'a'] as const;
export type Kind = (typeof KINDS)[number];
const COLUMN = 'talk_stopped_at';

/** Returns the token that stops messages about comments to one recipient; signed, and valid for that recipient alone. */
export const stopToken = (kind: Kind, id: string): string =>
  `${kind}.${id}.${sign(PURPOSE, `${kind}${id}`, SIGNATURE_LENGTH)}`;

/** Returns the recipient of a token, or null where this installation did not sign it. */
function readStop(token: string | undefined): { kind: Kind; id: string } | null {
  const [letter = '', id = '', mark = ''] = (token ?? '').split('.');
  const kind = KINDS.find((one) => one === letter);
  if (!kind || !isId(id)) return null;
  return isSigned(PURPOSE, `${kind}${id}`, mark, SIGNATURE_LENGTH) ? { kind, id } : null;
}

/** Returns the client behind a recipient: the one a grant has been bound to since; null for a user. */
async function clientBehind(kind: Kind, id: string): Promise<string | null> {
  return kind === 'c' ? id : kind === 'g' ? clientOf(pool(), id) : null;
}

/** Returns whether messages about comments to the token's recipient are stopped, or null for an invalid token. */
export async function mailsEnded(token: string): Promise<boolean | null> {
  const found = readStop(token);
  if (!found) return null;
  const { kind, id } = found;
  if (kind === 'a') return mailboxEnded(COLUMN, { kind: 'additional', id });
  const ended = { c: isAnyGrantStopped, g: isGrantStopped, u: isUserStopped }[kind];
  const own = await ended(pool(), id);
  const client = await clientBehind(kind, id);
  if (!client) return own;
  const theirs = await clientEnded(COLUMN, client);
  return theirs === null ? own : theirs || own === true;
}

/**
 * Stops messages about comments to the token's recipient, or resumes them; idempotent. Returns false for an invalid token.
 */
export async function setMailsEnded(token: string, ended: boolean): Promise<boolean> {
  const found = readStop(token);
  if (!found) return false;
  const { kind, id } = found;
  if (kind === 'a') return setMailboxEnded(COLUMN, { kind: 'additional', id }, ended);
  if (kind === 'u') return setUserMails(pool(), { user: id, on: !ended });
  if (ended) return kind === 'c' ? stopClient(pool(), id) : stopGrant(pool(), id);
  const client = await clientBehind(kind, id);
  if (!client) return resumeGrant(pool(), id);
  const begun = await setClientEnded(COLUMN, client, false);
  const resumed = await resumeGrantsOf(pool(), client);
  return begun || resumed;
}
