import { defineFeature } from '@plugins/kit';
import { comments } from './collections/comments';
import { seen } from './collections/seen';
import { threads } from './collections/threads';
import { permissions } from './permissions';

/** Only operations write these fields. */
const byOperation = { create: () => false, update: () => false };

/** Comments on photographs, with drawings, between a project's clients and its studio. */
export const talk = defineFeature({
  id: 'talk',
  kit: 1,
  permissions,
  collections: [comments, threads, seen],
  // Unsubscribed from mails about comments: clients, people with only a grant, users of the studio.
  extend: {
    users: [{ name: 'talk_stopped_at', type: 'date' }],
    clients: [{ name: 'talk_stopped_at', type: 'date', access: byOperation }],
    grants: [{ name: 'talk_stopped_at', type: 'date' }],
  },
});
