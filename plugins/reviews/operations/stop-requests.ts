import { mail } from '@plugins/kit/server';
import { findRequest } from './find-asker';

/** Whether a studio's requests are ended for whoever holds one of them; null where it is nobody's. */
export async function requestsEnded(token: string): Promise<boolean | null> {
  const asked = await findRequest(token);
  return asked && mail.clientEnded('reviews_stopped_at', asked.client);
}

/** Ends a studio's requests to whoever holds one of them, or begins them again; again changes nothing. False where it is nobody's. */
export async function setRequestsEnded(token: string, ended: boolean): Promise<boolean> {
  const asked = await findRequest(token);
  return asked !== null && mail.setClientEnded('reviews_stopped_at', asked.client, ended);
}
