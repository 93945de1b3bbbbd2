import { defineFeature } from '@plugins/kit';
import { shareCounts } from './collections/share-counts';
import { permissions } from './permissions';

/** Showing a photograph, or the whole project, to others: where the project allows it, and no more than that. */
export const sharing = defineFeature({ id: 'sharing', kit: 1, permissions, collections: [shareCounts] });
