import { defineFeature } from '@plugins/kit';
import { permissions } from './permissions';

/** Choosing photographs for products: within each product's limit, together, until it is completed. */
export const selection = defineFeature({ id: 'selection', kit: 1, permissions });
