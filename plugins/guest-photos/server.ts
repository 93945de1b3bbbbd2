import { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { endpoints } from './endpoints';
import { domainEvents } from './events';
import { notifyJob } from './jobs';
import { placePhoto } from './operations/place-photo';
import { requireRoom } from './operations/require-room';
import { requireTakenBack } from './operations/require-taken-back';
import { guestPhotosPeople } from './person-tables';
import { countWaiting } from './queries';
import { FILE_MOST_BYTES } from './rules/limits';
import { settings } from './settings';

/** The server half: limits of what guests add, and what the studio decides about it. */
export const guestPhotos = defineFeatureServer({
  id: 'guest-photos',
  endpoints,
  jobs: [notifyJob],
  settings,
  domainEvents,
  guestUploads: { mostBytes: FILE_MOST_BYTES, requireRoom, requireTakenBack, placed: placePhoto },
  projectWaits: {
    label: 'guest-photos.admin.waits',
    tab: 'guest-photos',
    count: (account, events) => countWaiting(pool(), { account, events }),
  },
  personTables: guestPhotosPeople,
});
