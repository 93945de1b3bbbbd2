import { defineFeatureServer } from '@plugins/kit/server';

/** Server half: what may be downloaded, orders, their archives, single photographs. */
export const downloads = defineFeatureServer({ id: 'downloads' });
