import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Purges what was deleted more than thirty days ago: every night, before the sweep of unreferenced files. */
const trashPurge = defineJob({
  id: 'trash.purge',
  input: z.object({}),
  cron: '41 2 * * *',
  retryLimit: 0,
  expireInSeconds: 4 * 3600,
  handler: async () => ({
    run: async () => {
      const purged = await (await import('@/modules/trash/operations/purge-trash')).purgeTrash();
      const said = Object.entries(purged).filter(([, count]) => count > 0);
      if (said.length > 0)
        console.log(`trash: purged ${said.map(([noun, count]) => `${count} ${noun}`).join(', ')}`);
    },
  }),
});

/** The jobs of the trash. */
export const trashJobs: JobDefinition[] = [trashPurge];
