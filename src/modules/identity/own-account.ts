import { type AccountNotice, accountNotice } from '@/core/access/account-notice';
import { pool } from '@/core/db/pool';
import { sendsMail } from '@/core/mail/sends-mail';

/** Somebody's own account, as its page shows it. */
export interface OwnAccount {
  email: string;
  notice: AccountNotice | null;
  /** Somebody who came by another place may have no password yet. */
  password: boolean;
  /** Browsers they are signed in with, this one too. */
  sessions: number;
}

/** What somebody's own page shows of them; null where they have gone. */
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
