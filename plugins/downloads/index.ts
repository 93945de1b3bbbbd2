import { defineFeature } from '@plugins/kit';
import { downloadFiles } from './collections/download-files';
import { downloadParts } from './collections/download-parts';
import { downloads as orders } from './collections/downloads';
import { permissions } from './permissions';

/** Taking photographs away: one by one, or as archives that go on where they broke off. */
export const downloads = defineFeature({
  id: 'downloads',
  kit: 1,
  permissions,
  collections: [orders, downloadParts, downloadFiles],
});
