import { defineFeatureServer } from '@plugins/kit/server';
import { reviewPeople } from './person-tables';

/** What reviews answer, and the pages they draw. */
export const reviews = defineFeatureServer({
  id: 'reviews',
  endpoints: [],
  personTables: reviewPeople,
});
