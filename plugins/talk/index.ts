import { defineFeature } from '@plugins/kit';
import { comments } from './collections/comments';
import { seen } from './collections/seen';
import { threads } from './collections/threads';
import { permissions } from './permissions';

/** Talking about a photograph: comments with marks drawn on it, between a project's clients and its studio. */
export const talk = defineFeature({
  id: 'talk',
  kit: 1,
  permissions,
  collections: [comments, threads, seen],
  // They want no more messages about comments: clients of the studio, who only came in, and who works in it.
  extend: {
    users: [{ name: 'talk_stopped_at', type: 'date' }],
    clients: [{ name: 'talk_stopped_at', type: 'date' }],
    grants: [{ name: 'talk_stopped_at', type: 'date' }],
  },
});
