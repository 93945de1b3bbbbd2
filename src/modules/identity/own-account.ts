import { type AccountNotice, accountNotice } from '@/core/access/account-notice';
import { sendsMail } from '@/core/mail/sends-mail';
import { findOwnAccount } from '@/modules/identity/queries/people';

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
  const found = await findOwnAccount(user);
  if (!found) return null;
  const { unconfirmed_since: unconfirmedSince, refused, ...shown } = found;
  return { ...shown, notice: accountNotice({ unconfirmedSince, refused, mails: sendsMail() }, new Date()) };
}
