import { defineFeature } from '@plugins/kit';
import { permissions } from './permissions';

/**
 * The config half: permissions, side tables, fields added to the core's collections. No React, nothing that needs Node.
 */
export const sampleFeature = defineFeature({ id: 'sample-feature', kit: 1, permissions });
