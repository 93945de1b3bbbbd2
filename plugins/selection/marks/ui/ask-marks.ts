import type { Api } from '@plugins/kit/ui/hooks';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import type { PhotoMarks } from '../rules/photo-marks';
import type { QueuedMark } from './mark-queue';

/** The outcome of a change; `refused` carries the server's message, `kept` waits until the server is reachable. */
export type MarkOutcome =
  | { kind: 'done'; marks: PhotoMarks; change?: string }
  | { kind: 'kept' }
  | { kind: 'refused'; message: string }
  | { kind: 'leaving' };

/** Statuses of a failed connection or of a proxy without our server behind it. */
const UNREACHED = new Set([0, 502, 503, 504]);

/** Sends a rating of one photograph to the server. */
export async function askMarks(api: Api, eventId: string, { media, wish }: QueuedMark): Promise<MarkOutcome> {
  try {
    const { favourite, stars, colour, change } = await api<PhotoMarks & { change?: string }>(
      `/events/${eventId}/medias/${media}/marks`,
      { method: 'PUT', body: wish, quiet: true },
    );
    return { kind: 'done', marks: { favourite, stars, colour }, ...(change && { change }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (UNREACHED.has(error.status)) return { kind: 'kept' };
    if (isLeaving(error)) return { kind: 'leaving' };
    return { kind: 'refused', message: error.message };
  }
}
