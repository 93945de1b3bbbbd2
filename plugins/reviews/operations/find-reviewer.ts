import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { Mailbox } from '@plugins/kit/server/mail';
import { authorize } from '@plugins/kit/server/people';
import { type EventRow, findEvent } from '@plugins/kit/server/projects';
import type { RequestContext } from '@plugins/kit/server/wire';
import { readRequest } from './links';

/** The author of a project's review, as far as known. */
export interface Reviewer {
  event: EventRow;
  grant: string | null;
  user: string | null;
  client: string | null;
  name: string | null;
  email: string | null;
  /** The answered request; also the key of the rate limit. */
  request: string | null;
  /** The studio admitted them as a client, or sent a request. */
  known: boolean;
}

interface ReviewRequest {
  id: string;
  event: string;
  client: string;
  name: string;
  email: string | null;
  /** The client's mailbox the request was sent to. */
  mailbox: Mailbox;
}

/** Returns the request of a token; null if we did not sign it or its project is gone. */
export async function findRequest(token: string | undefined): Promise<ReviewRequest | null> {
  const found = readRequest(token);
  if (!found) return null;
  const { rows } = await pool().query<Omit<ReviewRequest, 'mailbox'>>(
    `select r.id, r.event_id as event, c.id as client, c.name, c.email
       from review_requests r join clients c on c.id = r.client_id where r.id = $1`,
    [found.id],
  );
  return rows[0] ? { ...rows[0], mailbox: { kind: found.box, id: rows[0].client } } : null;
}

/**
 * Returns the person who wants to review a project: a participant, or the holder of a request, also after the project
 * has closed. Throws as `authorize` does.
 */
export async function findReviewer(
  context: RequestContext,
  id: string,
  request: string | undefined,
): Promise<Reviewer> {
  const asked = await findRequest(request);
  const event = asked?.event === id ? await findEvent(id) : null;
  if (asked && event) {
    if (event.paused) throw new KeepersError('GALLERY_PAUSED');
    const { client, name, email } = asked;
    return { event, grant: null, user: null, client, name, email, request: asked.id, known: true };
  }
  const { event: entered, viewer } = await authorize(context, id, 'review.create');
  return {
    event: entered,
    grant: viewer.grant?.id ?? null,
    user: viewer.user?.id ?? null,
    client: viewer.grant?.client_id ?? null,
    name: viewer.name,
    email: viewer.grant?.email ?? null,
    request: null,
    known: viewer.role !== 'guest' || viewer.grant?.client_id != null,
  };
}
