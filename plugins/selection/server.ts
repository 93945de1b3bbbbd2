import { defineFeatureServer } from '@plugins/kit/server';
import { picksEndpoints } from './admin/endpoints';
import { sheetEndpoints } from './contact-sheet';
import { selectionEndpoints } from './endpoints';
import { exportEndpoints } from './exports';
import { remindJob } from './jobs';
import { marksEndpoints } from './marks/endpoints';
import { printselectiondone } from './operations/complete-selection';
import { ownSteps } from './operations/own-steps';
import { paidExtras } from './operations/paid-extras';
import { completionPage } from './pages/completion';
import { stopEndpoints, stopPages } from './pages/stop';
import { selectionPeople } from './person-tables';
import { progressEndpoints } from './progress/endpoints';
import { listNumbers } from './queries/numbers';
import { settings } from './settings';
import { statisticsEndpoints } from './statistics/endpoints';
import { readProjectStatistics } from './statistics/read-statistics';
import { turnJob, turnListeners } from './turns';

/** The server half: picking, completing, reopening, exports. */
export const selection = defineFeatureServer({
  id: 'selection',
  endpoints: [
    ...selectionEndpoints,
    ...exportEndpoints,
    ...sheetEndpoints,
    ...picksEndpoints,
    ...progressEndpoints,
    ...statisticsEndpoints,
    ...marksEndpoints,
    ...stopEndpoints,
  ],
  pages: [completionPage, ...stopPages],
  jobs: [remindJob, turnJob],
  on: turnListeners,
  settings,
  projectFields: { printselectiondone },
  ownSteps,
  selectionExtras: paidExtras,
  dailyNumbers: {
    kinds: {
      picks: { label: 'selection.numbers.picks' },
      favorites: { label: 'selection.numbers.favorites' },
      completed: { label: 'selection.numbers.completed' },
    },
    read: listNumbers,
  },
  personTables: selectionPeople,
  tabData: {
    statistics: {
      permission: 'selection.export',
      load: ({ entered, locale }) => readProjectStatistics(entered, locale),
    },
  },
});
