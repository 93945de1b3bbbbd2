import { defineFeature } from '@plugins/kit';
import { shareCounts } from './collections/share-counts';
import { shareDays } from './collections/share-days';
import { permissions } from './permissions';

/** Sharing a photograph, or the whole project, with others, within the limits of the project's settings. */
export const sharing = defineFeature({
  id: 'sharing',
  kit: 1,
  permissions,
  collections: [shareCounts, shareDays],
});
