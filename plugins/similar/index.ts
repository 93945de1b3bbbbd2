import { defineFeature } from '@plugins/kit';

/** Shots of one moment lie on a stack in the gallery, the sharpest on top. Keeps nothing: looks are the photographs' own. */
export const similar = defineFeature({ id: 'similar', kit: 1 });
