import { pool, type Sql } from '@/core/db/pool';
import type { Mailbox } from '@/core/mail/mailbox';

/** The column of `clients`, added by a feature, that holds when a client unsubscribed from a kind of messages. */
export type StopColumn = `${string}_stopped_at`;

/** Whether a field of a client holds when they unsubscribed from a kind of messages. */
export const isStopColumn = (name: string): name is StopColumn => name.endsWith('_stopped_at');

/**
 * Keeps for the addresses of these clients what their rows hold of unsubscribing: before an address changes, or a client
 * is deleted for good.
 */
export async function keepStops(sql: Sql, clients: string[]): Promise<void> {
  await sql.query(
    `insert into mail_stops (account_id, address, kind)
     select c.account_id, lower(c.email), stop.key from clients c cross join lateral jsonb_each_text(to_jsonb(c)) stop
      where c.id = any($1) and c.email is not null and stop.key like '%\\_stopped\\_at' and stop.value is not null
     on conflict do nothing`,
    [clients],
  );
}

/** SQL for the account and the address ($1: the id) of a mailbox. */
const ADDRESS: Record<Mailbox['kind'], string> = {
  client: 'select account_id, lower(email) as address from clients where id = $1',
  additional:
    'select account_id, lower(additional_email) as address from clients where id = $1 and additional_email is not null',
  grant: `select g.account_id, lower(coalesce(g.email, c.email)) as address from grants g
            left join clients c on c.id = g.client_id where g.id = $1`,
};

/**
 * SQL: whether an address of an account is subscribed to a kind of messages. `address` and `account` are SQL
 * expressions.
 */
export const wantsMail = (column: StopColumn, address: string, account: string): string =>
  `not exists (select 1 from clients s where s.account_id = ${account} and lower(s.email) = lower(${address})
                and s.${column} is not null)
   and not exists (select 1 from mail_stops x where x.account_id = ${account} and x.address = lower(${address})
                    and x.kind = '${column}')`;

/**
 * Whether a mailbox is unsubscribed from a studio's messages of a kind, for all clients that share it; null where there
 * is no such mailbox.
 */
export async function mailboxEnded(column: StopColumn, { kind, id }: Mailbox): Promise<boolean | null> {
  const own = kind === 'client' ? `(select ${column} is not null from clients where id = $1) or` : '';
  const { rows } = await pool().query<{ ended: boolean | null }>(
    `select coalesce(${own} not (${wantsMail(column, 'm.address', 'm.account_id')}), false) as ended
       from (${ADDRESS[kind]}) m`,
    [id],
  );
  return rows[0]?.ended ?? null;
}

/**
 * Unsubscribes a mailbox from a studio's messages of a kind, or resumes them; idempotent. A client's other mailbox is
 * not affected. False where there is no such mailbox.
 */
export async function setMailboxEnded(column: StopColumn, box: Mailbox, ended: boolean): Promise<boolean> {
  const { rowCount } = await pool().query(
    ended
      ? endOf(column, box)
      : `with m as (${ADDRESS[box.kind]}),
       kept as (delete from mail_stops x using m where x.account_id = m.account_id and x.address = m.address and x.kind = '${column}'),
       begun as (update clients s set ${column} = null from m where s.account_id = m.account_id
                  and (lower(s.email) = m.address${box.kind === 'client' ? ' or s.id = $1' : ''}))
     select 1 from m`,
    [box.id],
  );
  return Boolean(rowCount);
}

const endOf = (column: StopColumn, { kind }: Mailbox): string =>
  kind === 'client'
    ? `update clients set ${column} = coalesce(${column}, now()) where id = $1`
    : `with m as (${ADDRESS[kind]}), kept as (
         insert into mail_stops (account_id, address, kind) select account_id, address, '${column}' from m
          where address is not null on conflict do nothing)
       select 1 from m where address is not null`;

/**
 * Whether a client's own mailbox is unsubscribed from a studio's messages of a kind; null where there is no such
 * client.
 */
export const clientEnded = (column: StopColumn, client: string): Promise<boolean | null> =>
  mailboxEnded(column, { kind: 'client', id: client });

/**
 * Unsubscribes a client's own mailbox from a studio's messages of a kind, or resumes them. False where there is none.
 */
export const setClientEnded = (column: StopColumn, client: string, ended: boolean): Promise<boolean> =>
  setMailboxEnded(column, { kind: 'client', id: client }, ended);
