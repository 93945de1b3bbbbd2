import { mailboxEnded, setMailboxEnded } from '@plugins/kit/server/mail';
import { findRequest } from './find-reviewer';

/** Returns whether the holder of a request is unsubscribed from the studio's requests; null for an invalid token. */
export async function requestsEnded(token: string): Promise<boolean | null> {
  const asked = await findRequest(token);
  return asked && mailboxEnded('reviews_stopped_at', asked.mailbox);
}

/**
 * Unsubscribes the holder of a request from the studio's requests, or resumes them; idempotent. Returns false for an
 * invalid token.
 */
export async function setRequestsEnded(token: string, ended: boolean): Promise<boolean> {
  const asked = await findRequest(token);
  return asked !== null && setMailboxEnded('reviews_stopped_at', asked.mailbox, ended);
}
