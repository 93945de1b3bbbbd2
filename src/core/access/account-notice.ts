/** What somebody is told about their own account on every page where it matters, until it is mended. */
export type AccountNotice = 'just_signed_up' | 'unconfirmed' | 'no_mail_server' | 'invalid_email';

/** How long signing up is just now. */
const JUST = 24 * 3600_000;

/** The one thing to say: an address that takes no mail before one that is not confirmed, which cannot be without it. Without a mail server (`mails`) no link was sent. */
export function accountNotice(
  { unconfirmedSince, refused, mails }: { unconfirmedSince: Date | null; refused: boolean; mails: boolean },
  now: Date,
): AccountNotice | null {
  if (refused) return 'invalid_email';
  if (!unconfirmedSince) return null;
  if (!mails) return 'no_mail_server';
  return now.getTime() - unconfirmedSince.getTime() < JUST ? 'just_signed_up' : 'unconfirmed';
}
