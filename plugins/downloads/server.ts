import { defineFeatureServer } from '@plugins/kit/server';
import { downloadEndpoints } from './endpoints';
import { prepareDownload } from './jobs';
import { downloadCounter } from './operations/download-counter';
import { findRights } from './operations/find-rights';
import { downloadPage } from './pages/download';
import { downloadPeople } from './person-tables';

/** Server half: what may be downloaded, orders and their archives, single photographs, who took what. */
export const downloads = defineFeatureServer({
  id: 'downloads',
  endpoints: downloadEndpoints,
  jobs: [prepareDownload],
  pages: [downloadPage],
  downloadRights: findRights,
  projectCounters: downloadCounter,
  personTables: downloadPeople,
});
