import { defineEvents } from '@plugins/kit/server/changes';
import { z } from 'zod';

/** Domain events of photographs from guests: a project and numbers. At most one an hour for a project. */
export const domainEvents = defineEvents('guest-photos', {
  'guest-photos.waiting': z.object({
    project: z.object({ id: z.uuid(), name: z.string() }),
    count: z.int(),
  }),
});
