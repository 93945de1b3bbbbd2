import { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { z } from 'zod';
import { sharingEndpoints } from './endpoints';
import { shareCounter } from './operations/count-share';
import { readTab } from './operations/read-tab';
import { addressPage, clickbackPage } from './pages/clickback';
import { photoPage } from './pages/photo';
import { sharePage } from './pages/share';
import { incrementCounter, listNumbers } from './queries';
import { COUNTERS } from './rules/counters';

/** The names of channels, by their part of a counter's name. */
const CHANNEL_LABELS = Object.fromEntries(
  COUNTERS.filter((counter) => counter.endsWith('_shares')).map((counter) => [
    counter.replace('_shares', ''),
    `sharing.admin.counter.${counter}`,
  ]),
);

/** What is read of another feature's domain event. */
const uploaded = z.object({ project: z.object({ id: z.uuid() }) });

/** The server half: endpoints, pages and counters of sharing. */
export const sharing = defineFeatureServer({
  id: 'sharing',
  endpoints: sharingEndpoints,
  projectCounters: shareCounter,
  dailyNumbers: {
    kinds: {
      shares: { label: 'sharing.numbers.shares', parts: CHANNEL_LABELS },
      clickbacks: { label: 'sharing.numbers.clickbacks' },
    },
    read: listNumbers,
  },
  on: {
    // Its own projects alone: the event's account is the project's.
    'facebook.uploaded': async ({ account, data }) => {
      const { project } = uploaded.parse(data);
      await incrementCounter(pool(), { account, event: project.id, counter: 'facebook_uploads' });
    },
  },
  pages: [sharePage, photoPage, clickbackPage, addressPage],
  tabData: { sharing: { permission: 'share.counts', load: ({ entered }) => readTab(entered.event) } },
});
