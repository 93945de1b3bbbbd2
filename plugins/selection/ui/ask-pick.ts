import type { Api } from '@plugins/kit/ui/hooks';
import type { PickAnswer } from '@plugins/kit/ui/internal';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import type { QueuedPick } from './pick-queue';

/** The outcome of a change; `refused` carries the server's message, `kept` waits until the server is reachable. */
export type PickOutcome =
  | { kind: 'done'; count: number }
  | { kind: 'kept' }
  | { kind: 'refused'; message: string; code: string }
  /** The selection is complete: the page reloads and shows it. */
  | { kind: 'locked' }
  | { kind: 'leaving' };

/** Statuses of a failed connection or of a proxy without our server behind it. */
const UNREACHED = new Set([0, 502, 503, 504]);

/** Requests a state of one pick; returns the outcome with the current state. */
export async function askPick(
  api: Api,
  { product, media, selected, together }: QueuedPick,
): Promise<{ outcome: PickOutcome; selected: boolean } & Pick<PickAnswer, 'also' | 'change'>> {
  try {
    const body = { media, product, selected, ...(together ? { together } : {}) };
    const answer = await api<PickAnswer>('/product_medias', { method: 'POST', body, quiet: true });
    const { selected: now, count, also, change } = answer;
    return {
      outcome: { kind: 'done', count },
      selected: now,
      ...(also && { also }),
      ...(change && { change }),
    };
  } catch (error) {
    return { outcome: outcomeOf(error), selected: !selected };
  }
}

function outcomeOf(error: unknown): PickOutcome {
  if (!(error instanceof ApiError)) throw error;
  if (UNREACHED.has(error.status)) return { kind: 'kept' };
  if (error.status === 409) return { kind: 'locked' };
  if (isLeaving(error)) return { kind: 'leaving' };
  return { kind: 'refused', message: error.message, code: error.code };
}
