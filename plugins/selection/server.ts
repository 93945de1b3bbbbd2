import { defineFeatureServer } from '@plugins/kit/server';
import { picksEndpoints } from './admin/endpoints';
import { selectionEndpoints } from './endpoints';
import { exportEndpoints } from './exports';
import { remindJob } from './jobs';
import { printselectiondone } from './operations/complete-selection';
import { completionPage } from './pages/completion';
import { stopPage } from './pages/stop';
import { selectionPeople } from './person-tables';
import { settings } from './settings';

/** Server half: picking, completing, reopening, taking the picks away. */
export const selection = defineFeatureServer({
  id: 'selection',
  endpoints: [...selectionEndpoints, ...exportEndpoints, ...picksEndpoints],
  pages: [completionPage, stopPage],
  jobs: [remindJob],
  settings,
  projectFields: { printselectiondone },
  personTables: selectionPeople,
});
