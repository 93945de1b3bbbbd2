import { isId, pool } from '@plugins/kit/server/database';
import { clientEnded, mailboxEnded, setClientEnded, setMailboxEnded } from '@plugins/kit/server/mail';
import { isSigned, sign } from '@plugins/kit/server/people';

const SIGNATURE_LENGTH = 22;
const PURPOSE = 'talk.stop';

/** Recipients by kind: a client, a person who only entered a project (a grant), or a user of the studio. */
const TABLES = { c: 'clients', g: 'grants', u: 'users' } as const;
/** `a` is a client's additional address. */
export type Kind = keyof typeof TABLES | 'a';
const COLUMN = 'talk_stopped_at';

/** Returns the token that stops messages about comments to one recipient; signed, and valid for that recipient alone. */
export const stopToken = (kind: Kind, id: string): string =>
  `${kind}.${id}.${sign(PURPOSE, `${kind}${id}`, SIGNATURE_LENGTH)}`;

/** Returns the recipient of a token, or null where this installation did not sign it. */
function readStop(token: string | undefined): { kind: Kind; id: string } | null {
  const [kind = '', id = '', mark = ''] = (token ?? '').split('.');
  if ((kind !== 'a' && !Object.hasOwn(TABLES, kind)) || !isId(id)) return null;
  return isSigned(PURPOSE, `${kind}${id}`, mark, SIGNATURE_LENGTH) ? { kind: kind as Kind, id } : null;
}

/** Returns the client a grant has been bound to since, or null. */
async function clientOf(grant: string): Promise<string | null> {
  const { rows } = await pool().query<{ client: string | null }>(
    'select client_id as client from grants where id = $1',
    [grant],
  );
  return rows[0]?.client ?? null;
}

/** Returns whether messages about comments to the token's recipient are stopped, or null for an invalid token. */
export async function mailsEnded(token: string): Promise<boolean | null> {
  const found = readStop(token);
  if (!found) return null;
  const { kind, id } = found;
  if (kind === 'a') return mailboxEnded(COLUMN, { kind: 'additional', id });
  const { rows } = await pool().query<{ ended: boolean }>(
    kind === 'c'
      ? `select bool_or(g.talk_stopped_at is not null) as ended from grants g where g.client_id = $1`
      : `select talk_stopped_at is not null as ended from ${TABLES[kind]} where id = $1`,
    [id],
  );
  const own = rows[0]?.ended ?? null;
  const client = kind === 'c' ? id : kind === 'g' ? await clientOf(id) : null;
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
  if (ended) {
    const { rowCount } = await pool().query(
      `update ${TABLES[kind]} set talk_stopped_at = coalesce(talk_stopped_at, now()) where id = $1`,
      [id],
    );
    return Boolean(rowCount);
  }
  const client = kind === 'c' ? id : kind === 'g' ? await clientOf(id) : null;
  const begun = client ? await setClientEnded(COLUMN, client, false) : false;
  const { rowCount } = await pool().query(
    client
      ? 'update grants set talk_stopped_at = null where client_id = $1'
      : `update ${TABLES[kind]} set talk_stopped_at = null where id = $1`,
    [client ?? id],
  );
  return begun || Boolean(rowCount);
}

/** Stores whether a user of the studio gets messages about comments. */
export async function setMails(user: string, on: boolean): Promise<void> {
  await pool().query(
    'update users set talk_stopped_at = case when $2 then null else coalesce(talk_stopped_at, now()) end where id = $1',
    [user, on],
  );
}
