/**
 * The state of a message. `queued` waits or is being tried · `outbox` stays here, because there is no mail server ·
 * `sent` a mail server accepted it · `failed` no server accepted it · `bounced` it was accepted, and bounced.
 */
export const MAIL_STATES = ['queued', 'outbox', 'sent', 'failed', 'bounced'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Whether a message may be resent as a new one: it did not arrive, and was not resent yet. */
export function maySendAgain(mail: { state: MailState; again: string | null }): boolean {
  return (
    mail.again === null && (mail.state === 'failed' || mail.state === 'bounced' || mail.state === 'outbox')
  );
}
