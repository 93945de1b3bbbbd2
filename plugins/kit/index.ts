/** The door for a feature's config half: what Payload and the permission table must know. */

/** Access for a side table, compiled from the permission table: closed wherever no row opens it. */
export { accessFor } from '@/modules/access/collection-access';
/** Declares the feature: its name, permissions, side tables, and the fields it adds to the house's nouns. */
export { defineFeature } from './define-feature';
