/** The kit entry for a feature's config half: what Payload and the permission table must know. */

/** Access for a side table, compiled from the permission table: closed unless a row opens it. */
export { accessFor } from '@/modules/access/collection-access';
/** Declares the feature: its id, permissions, side tables, and the fields it adds to core collections. */
export { defineFeature } from './define-feature';
