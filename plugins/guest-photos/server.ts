import { defineFeatureServer } from '@plugins/kit/server';
import { pool, uuidv7 } from '@plugins/kit/server/database';
import { endpoints } from './endpoints';
import { requireRoom } from './operations/require-room';
import { guestPhotosPeople } from './person-tables';
import { countWaiting, insertGuestPhoto } from './queries';
import { FILE_MOST_BYTES } from './rules/limits';

/** The server half: limits of what guests add, and what the studio decides about it. */
export const guestPhotos = defineFeatureServer({
  id: 'guest-photos',
  endpoints,
  guestUploads: {
    mostBytes: FILE_MOST_BYTES,
    requireRoom,
    placed: (sql, photo) => insertGuestPhoto(sql, { ...photo, id: uuidv7() }),
  },
  projectWaits: {
    label: 'guest-photos.admin.waits',
    tab: 'guest-photos',
    count: (account, events) => countWaiting(pool(), { account, events }),
  },
  personTables: guestPhotosPeople,
});
