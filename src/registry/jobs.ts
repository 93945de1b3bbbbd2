import { accountJobs } from '@/modules/identity/jobs';
import { domainEventJobs } from '@/core/events/jobs';
import { invitationJobs } from '@/modules/people/invitations/jobs';
import type { JobDefinition } from '@/core/jobs/define-job';
import { mailJobs } from '@/modules/messaging/jobs';
import { mediaJobs } from '@media/jobs';
import { moneyJobs } from '@/modules/money/jobs';
import { personJobs } from '@/modules/privacy/jobs';
import { projectJobs } from '@/modules/project/jobs';
import { secretJobs } from '@/core/secrets/jobs';
import { subscriptionJobs } from '@/modules/subscriptions/jobs';
import { trashJobs } from '@/modules/trash/jobs';
import { webhookJobs } from '@/modules/webhooks/jobs';

/** The jobs of core, media and modules, listed by hand; `sites` adds its own as features do. */
export const jobs: JobDefinition[] = [...mediaJobs, ...trashJobs, ...mailJobs, ...projectJobs, ...accountJobs, ...invitationJobs, ...personJobs, ...secretJobs, ...domainEventJobs, ...webhookJobs, ...moneyJobs, ...subscriptionJobs];
