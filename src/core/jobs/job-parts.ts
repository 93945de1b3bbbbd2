/** The queue's parts on the operators' screen. */
export const JOB_PARTS = ['failed', 'running', 'waiting', 'done'] as const;
export type JobPart = (typeof JOB_PARTS)[number];
