import { type AccountNotice, accountNotice } from '@/core/access/account-notice';
import { pool } from '@/core/db/pool';
import { sendsMail } from '@/core/mail/sends-mail';

/** A user's own account, as its page shows it. */
export interface OwnAccount {
  email: string;
  notice: AccountNotice | null;
  /** Users of social sign-in may have no password yet. */
  password: boolean;
  /** Number of sessions, including this one. */
  sessions: number;
}

/** Returns a user's own account; null if it no longer exists. */
export async function ownAccount(user: string): Promise<OwnAccount | null> {
  const { rows } = await pool().query<{
    email: string;
    unconfirmed_since: Date | null;
    refused: boolean;
    password: boolean;
    sessions: number;
  }>(
    `select u.email, u.unconfirmed_since, u.email_refused_at is not null as refused, u.hash is not null as password,
            (select count(*)::int from users_sessions s where s._parent_id = u.id and s.expires_at > now()) as sessions
       from users u where u.id = $1`,
    [user],
  );
  const found = rows[0];
  if (!found) return null;
  const { unconfirmed_since: unconfirmedSince, refused, ...shown } = found;
  return { ...shown, notice: accountNotice({ unconfirmedSince, refused, mails: sendsMail() }, new Date()) };
}
