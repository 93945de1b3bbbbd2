import { defineFeature } from '@plugins/kit';

/** The shop of a project. Nothing is on sale yet: its address says so, and no button leads to it. */
export const shop = defineFeature({ id: 'shop', kit: 1 });
