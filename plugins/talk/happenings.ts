import { defineHappenings } from '@plugins/kit/server/changes';
import { z } from 'zod';

const id = z.uuid();

/** What happens here: ids and who of the two sides; nobody's words. */
export const happenings = defineHappenings('talk', {
  'talk.commented': z.object({
    project: z.object({ id, name: z.string() }),
    photograph: z.object({ id }),
    comment: z.object({ id, by: z.enum(['client', 'studio']) }),
  }),
});
