import { defineFeatureServer } from '@plugins/kit/server';
import { siteBlocks } from './blocks';
import { makeDemoSite } from './demo';
import { siteDrawer } from './draw/site-drawer';
import { siteJobs } from './jobs';
import { sitePeople } from './person-tables';

/** What websites answer and do. */
export const sites = defineFeatureServer({
  id: 'sites',
  siteBlocks,
  siteDrawer,
  demo: makeDemoSite,
  jobs: siteJobs,
  personTables: sitePeople,
});
