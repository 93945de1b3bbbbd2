/** The parts the queue is looked at in. */
export const JOB_PARTS = ['failed', 'running', 'waiting', 'done'] as const;
export type JobPart = (typeof JOB_PARTS)[number];
