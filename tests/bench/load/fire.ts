import { runNode } from './run-node';

/** People at once. */
export const CONNECTIONS = 16;

export interface Shot {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** How long to fire; a warm-up may end without an answer. */
export interface Round {
  seconds: number;
  warmUp: boolean;
}

export interface Fired {
  perSecond: number;
  good: number;
  bad: number;
  statuses: Record<string, unknown>;
  p50: number;
  p99: number;
}

/**
 * Fires at a server from 16 connections; the n-th connection repeats the n-th list. Throws where any
 * answer was not 2xx: what is refused is quick, and no measurement.
 */
export async function fire(origin: string, lists: Shot[][], { seconds, warmUp }: Round): Promise<Fired> {
  const first = lists[0]?.[0];
  // The first request of a fresh server is slow, and the generator would not wait for it.
  if (first && first.method !== 'POST') await fetch(`${origin}${first.path}`, { headers: first.headers });
  const input = JSON.stringify({ url: origin, connections: CONNECTIONS, seconds, lists });
  const fired = await runNode<Fired>('load/cannon.mjs', { input });
  if (fired.bad > 0 || (fired.good === 0 && !warmUp)) {
    const where = `${origin}${lists[0]?.[0]?.path ?? ''}`;
    throw new Error(`${fired.bad} bad answers from ${where}: ${JSON.stringify(fired.statuses)}`);
  }
  return fired;
}
