import { defineFeatureServer } from '@plugins/kit/server';
import { reviewEndpoints } from './endpoints';
import { askCompletedJob, notifyStudiosJob } from './jobs';
import { readRequestees } from './operations/read-requestees';
import { newReviewPage } from './pages/new-review';
import { ownReviewPage } from './pages/own-review';
import { stopEndpoints, stopPages } from './pages/stop-requests';
import { reviewPeople } from './person-tables';
import { settings } from './settings';
import { reviewTrash } from './trash';
import { wallBlock, wholeWallBlock } from './wall/block';
import { wallEndpoints } from './wall/endpoints';
import { wallPages } from './wall/pages';

/** The server half: endpoints, pages, jobs, the wall. */
export const reviews = defineFeatureServer({
  id: 'reviews',
  endpoints: [...reviewEndpoints, ...stopEndpoints, ...wallEndpoints],
  pages: [newReviewPage, ownReviewPage, ...stopPages, ...wallPages],
  jobs: [askCompletedJob, notifyStudiosJob],
  settings,
  trash: reviewTrash,
  siteBlocks: [wallBlock, wholeWallBlock],
  personTables: reviewPeople,
  tabData: {
    reviews: { permission: 'review.request', load: ({ entered }) => readRequestees(entered.event.id) },
  },
});
