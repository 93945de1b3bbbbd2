import { accountJobs } from '@/server/accounts/jobs';
import { happeningJobs } from '@/server/happenings/jobs';
import { invitationJobs } from '@/server/invitations/jobs';
import type { JobDefinition } from '@/server/jobs/define-job';
import { mailJobs } from '@/server/mail/jobs';
import { mediaJobs } from '@/server/media/jobs';
import { personJobs } from '@/server/persons/jobs';
import { projectJobs } from '@/server/projects/jobs';
import { secretJobs } from '@/server/secrets/jobs';
import { trashJobs } from '@/server/trash/jobs';
import { webhookJobs } from '@/server/webhooks/jobs';

/** The core's jobs; filled by the folders that own them. */
export const jobs: JobDefinition[] = [...mediaJobs, ...trashJobs, ...mailJobs, ...projectJobs, ...accountJobs, ...invitationJobs, ...personJobs, ...secretJobs, ...happeningJobs, ...webhookJobs];
