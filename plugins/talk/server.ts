import { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { studioEndpoints } from './endpoints/studio';
import { threadEndpoints } from './endpoints/threads';
import { domainEvents } from './events';
import { notifyJob, purgeJob } from './jobs';
import { stopEndpoints, stopPages } from './pages/stop';
import { talkPeople } from './person-tables';
import { countWaiting } from './queries/waiting';
import { settings } from './settings';
import { talkTrash } from './trash';

/** The server half: endpoints, jobs, mails and personal data of comments. */
export const talk = defineFeatureServer({
  id: 'talk',
  endpoints: [...threadEndpoints, ...studioEndpoints, ...stopEndpoints],
  pages: stopPages,
  jobs: [notifyJob, purgeJob],
  settings,
  domainEvents,
  trash: talkTrash,
  projectWaits: {
    label: 'talk.admin.waits',
    tab: 'talk?state=open',
    count: (account, events) => countWaiting(pool(), { account, events }),
  },
  personTables: talkPeople,
});
