import { defineFeature } from '@plugins/kit';

/** The shop of a project. Nothing is on sale yet: its page says so, and no button links to it. */
export const shop = defineFeature({ id: 'shop', kit: 1 });
