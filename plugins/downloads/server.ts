import { defineFeatureServer } from '@plugins/kit/server';
import { downloadEndpoints } from './endpoints';
import { prepareDownload } from './jobs';
import { downloadCounter } from './operations/download-counter';
import { findRights } from './operations/find-rights';
import { listHistory } from './operations/list-history';
import { ownSteps } from './operations/own-steps';
import { downloadPage } from './pages/download';
import { downloadPeople } from './person-tables';
import { listNumbers } from './queries/numbers';

/** The server half: rights, orders and their archives, single photographs, history. */
export const downloads = defineFeatureServer({
  id: 'downloads',
  endpoints: downloadEndpoints,
  jobs: [prepareDownload],
  pages: [downloadPage],
  downloadRights: findRights,
  ownSteps,
  projectCounters: downloadCounter,
  dailyNumbers: {
    kinds: {
      downloads: { label: 'downloads.numbers.downloads' },
      single_downloads: { label: 'downloads.numbers.singles' },
    },
    read: listNumbers,
  },
  personTables: downloadPeople,
  tabData: {
    downloads: {
      permission: 'download.history',
      load: ({ entered, locale }) => listHistory(entered.event, locale),
    },
  },
});
