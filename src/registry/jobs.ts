import type { JobDefinition } from '@/server/jobs/define-job';

/** The core's jobs; filled by the folders that own them. */
export const jobs: JobDefinition[] = [];
