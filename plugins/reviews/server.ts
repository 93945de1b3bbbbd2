import { defineFeatureServer } from '@plugins/kit/server';
import { reviewPeople } from './person-tables';
import { wallBlock } from './wall/block';
import { wallEndpoints } from './wall/endpoints';
import { wallPages } from './wall/pages';

/** What reviews answer, and the pages they draw. */
export const reviews = defineFeatureServer({
  id: 'reviews',
  endpoints: wallEndpoints,
  pages: wallPages,
  siteBlocks: [wallBlock],
  personTables: reviewPeople,
});
