import { defineFeature } from '@plugins/kit';
import { requests } from './collections/requests';
import { permissions } from './permissions';

/** People who open a gallery before its photographs arrive leave an address, and get one message when they are there. */
export const ready = defineFeature({ id: 'ready', kit: 1, permissions, collections: [requests] });
