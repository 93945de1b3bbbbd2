import { database, people } from '@plugins/kit/server';

const MARK = 22;
const PURPOSE = 'talk.stop';

/** Whom messages about comments go to: a client of the studio, somebody who only came in, or who works in the studio. */
const TABLES = { c: 'clients', g: 'grants', u: 'users' } as const;
export type Kind = keyof typeof TABLES;

/** What ends such messages to one person: signed, so that nobody ends another's. */
export const stopToken = (kind: Kind, id: string): string =>
  `${kind}.${id}.${people.sign(PURPOSE, `${kind}${id}`, MARK)}`;

/** Whom such a token is of; null where it is not ours. */
export function readStop(token: string | undefined): { kind: Kind; id: string } | null {
  const [kind = '', id = '', mark = ''] = (token ?? '').split('.');
  if (!Object.hasOwn(TABLES, kind) || !database.isId(id)) return null;
  return people.isSigned(PURPOSE, `${kind}${id}`, mark, MARK) ? { kind: kind as Kind, id } : null;
}

/** Ends messages about comments to whom a token is of; again changes nothing. False where the token is not ours. */
export async function stopMails(token: string): Promise<boolean> {
  const found = readStop(token);
  if (!found) return false;
  const { rowCount } = await database
    .pool()
    .query(
      `update ${TABLES[found.kind]} set talk_stopped_at = coalesce(talk_stopped_at, now()) where id = $1`,
      [found.id],
    );
  return Boolean(rowCount);
}

/** Somebody of the studio chooses whether they are written to. */
export async function setMails(user: string, on: boolean): Promise<void> {
  await database
    .pool()
    .query(
      'update users set talk_stopped_at = case when $2 then null else coalesce(talk_stopped_at, now()) end where id = $1',
      [user, on],
    );
}
