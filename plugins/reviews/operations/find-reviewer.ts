import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { Mailbox } from '@plugins/kit/server/internal';
import { authorize } from '@plugins/kit/server/people';
import { type EventRow, findEvent } from '@plugins/kit/server/projects';
import type { RequestContext } from '@plugins/kit/server/wire';
import { findRequestRow, type RequestRow } from '../queries/requests';
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

interface ReviewRequest extends RequestRow {
  /** The client's mailbox the request was sent to. */
  mailbox: Mailbox;
}

/** Returns the request of a token; null if we did not sign it or its project is gone. */
export async function findRequest(token: string | undefined): Promise<ReviewRequest | null> {
  const found = readRequest(token);
  if (!found) return null;
  const row = await findRequestRow(pool(), found.id);
  return row ? { ...row, mailbox: { kind: found.box, id: row.client } } : null;
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
