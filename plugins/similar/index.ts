import { defineFeature } from '@plugins/kit';

/**
 * Stacks shots of one moment in the gallery, the sharpest on top. Stores nothing: likeness is a column of photographs.
 */
export const similar = defineFeature({ id: 'similar', kit: 1 });
