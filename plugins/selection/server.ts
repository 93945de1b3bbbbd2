import { defineFeatureServer } from '@plugins/kit/server';
import { picksEndpoints } from './admin/endpoints';
import { selectionEndpoints } from './endpoints';
import { exportEndpoints } from './exports';
import { printselectiondone } from './operations/complete-selection';
import { completionPage } from './pages/completion';
import { selectionPeople } from './person-tables';

/** Server half: picking, completing, reopening, taking the picks away. */
export const selection = defineFeatureServer({
  id: 'selection',
  endpoints: [...selectionEndpoints, ...exportEndpoints, ...picksEndpoints],
  pages: [completionPage],
  projectFields: { printselectiondone },
  personTables: selectionPeople,
});
