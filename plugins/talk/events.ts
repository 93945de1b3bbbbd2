import { defineEvents } from '@plugins/kit/server/changes';
import { z } from 'zod';

const id = z.uuid();

/** Domain events of comments: ids and which side wrote; no personal text. */
export const domainEvents = defineEvents('talk', {
  'talk.commented': z.object({
    project: z.object({ id, name: z.string() }),
    photograph: z.object({ id }),
    comment: z.object({ id, by: z.enum(['client', 'studio']) }),
  }),
});
