import { defineFeatureServer } from '@plugins/kit/server';
import { sharingEndpoints } from './endpoints';
import { shareCounter } from './operations/count-share';
import { addressPage, clickbackPage } from './pages/clickback';
import { photoPage } from './pages/photo';
import { sharePage } from './pages/share';
import { listNumbers } from './queries';
import { COUNTERS } from './rules/counters';

/** The names of channels, by their part of a counter's name. */
const CHANNEL_LABELS = Object.fromEntries(
  COUNTERS.filter((counter) => counter.endsWith('_shares')).map((counter) => [
    counter.replace('_shares', ''),
    `sharing.admin.counter.${counter}`,
  ]),
);

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
  pages: [sharePage, photoPage, clickbackPage, addressPage],
});
