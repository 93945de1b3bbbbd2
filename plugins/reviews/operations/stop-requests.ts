import { mailboxEnded, setMailboxEnded } from '@plugins/kit/server/mail';
import { findRequest } from './find-asker';

/** Whether a studio's requests are ended for whoever holds one of them; null where it is nobody's. */
export async function requestsEnded(token: string): Promise<boolean | null> {
  const asked = await findRequest(token);
  return asked && mailboxEnded('reviews_stopped_at', asked.mailbox);
}

/** Ends a studio's requests to whoever holds one of them, or begins them again; again changes nothing. False where it is nobody's. */
export async function setRequestsEnded(token: string, ended: boolean): Promise<boolean> {
  const asked = await findRequest(token);
  return asked !== null && setMailboxEnded('reviews_stopped_at', asked.mailbox, ended);
}
