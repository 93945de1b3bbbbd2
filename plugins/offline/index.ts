import { defineFeature } from '@plugins/kit';

/** Ways to pay without a payment service: the studio says how, and marks what came. */
export const offline = defineFeature({ id: 'offline', kit: 1 });
