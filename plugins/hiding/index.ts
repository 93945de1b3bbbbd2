import { defineFeature } from '@plugins/kit';

/**
 * Clients and the account hide photographs from guests. The permissions belong to the core: its lists check them too.
 */
export const hiding = defineFeature({ id: 'hiding', kit: 1 });
