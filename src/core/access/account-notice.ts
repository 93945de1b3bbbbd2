/** A notice about the person's own account, shown on every page where it matters until its cause is fixed. */
export type AccountNotice = 'just_signed_up' | 'unconfirmed' | 'no_mail_server' | 'invalid_email';

/** For how long a sign-up counts as just made. */
const JUST = 24 * 3600_000;

/**
 * Returns the one notice to show: an address that takes no mail comes before an unconfirmed one, since confirming needs
 * mail. Without a mail server (`mails`) no link was sent.
 */
export function accountNotice(
  { unconfirmedSince, refused, mails }: { unconfirmedSince: Date | null; refused: boolean; mails: boolean },
  now: Date,
): AccountNotice | null {
  if (refused) return 'invalid_email';
  if (!unconfirmedSince) return null;
  if (!mails) return 'no_mail_server';
  return now.getTime() - unconfirmedSince.getTime() < JUST ? 'just_signed_up' : 'unconfirmed';
}
