import { defineEvents } from '@plugins/kit/server/changes';
import { z } from 'zod';

const id = z.uuid();

/** A photograph was published in an album of a page. */
export const domainEvents = defineEvents('facebook', {
  'facebook.uploaded': z.object({
    project: z.object({ id, name: z.string() }),
    photograph: z.object({ id }),
  }),
});
