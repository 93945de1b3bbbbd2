/** The state of a thread: a client wrote last, the studio wrote last, or the studio resolved it. */
export const THREAD_STATES = ['open', 'answered', 'resolved'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** Returns resolved if the studio set it, else the state by who wrote last. */
export function threadState(thread: { resolved: boolean; lastByStudio: boolean }): ThreadState {
  if (thread.resolved) return 'resolved';
  return thread.lastByStudio ? 'answered' : 'open';
}

/** Whether a thread stays resolved after a new comment: only a client's comment reopens it. */
export const staysResolved = (byStudio: boolean): boolean => byStudio;
