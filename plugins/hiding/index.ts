import { defineFeature } from '@plugins/kit';

/** Hiding photographs from guests, by clients and the account. Its permissions are the core's: lists ask them too. */
export const hiding = defineFeature({ id: 'hiding', kit: 1 });
