import { defineFeature } from '@plugins/kit';
import { devices } from './collections/devices';
import { permissions } from './permissions';

/** Notices on phones and computers of the studio, by web push, and the studio's admin on a home screen. */
export const push = defineFeature({ id: 'push', kit: 1, permissions, collections: [devices] });
