import { defineJob, enqueue } from '@plugins/kit/server';
import type { Listeners } from '@plugins/kit/server/changes';
import { pool } from '@plugins/kit/server/database';
import { z } from 'zod';
import { NOTIFY_TURN, SECONDS_TO_UNDO } from './operations/notify-turn';

const later = (turn: 'editing' | 'delivered', project: string) =>
  enqueue(pool(), NOTIFY_TURN, { project, turn }, { startAfter: SECONDS_TO_UNDO });

/** Subscribes to changes of a project's status. */
export const turnListeners: Listeners = {
  'project.editing': async ({ data }) => later('editing', data.project.id),
  'project.delivered': async ({ data }) => later('delivered', data.project.id),
};

/** Mails a project's people about a status, if it still applies. */
export const turnJob = defineJob({
  id: NOTIFY_TURN.id,
  input: z.object({ project: z.string(), turn: z.enum(['editing', 'delivered']) }),
  handler: async () => ({
    run: async ({ project, turn }) => {
      await (await import('./operations/notify-turn')).notifyTurn(project, turn);
    },
  }),
});
