/** Where a thread stands: a client waits for the studio, the studio has spoken last, or nothing is left to do. */
export const THREAD_STATES = ['open', 'answered', 'resolved'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** Resolved is what the studio said; else it is whoever spoke last. */
export function threadState(thread: { resolved: boolean; lastByStudio: boolean }): ThreadState {
  if (thread.resolved) return 'resolved';
  return thread.lastByStudio ? 'answered' : 'open';
}

/** Whether a thread stays resolved when one side says more: the studio's own word changes nothing. */
export const staysResolved = (byStudio: boolean): boolean => byStudio;
