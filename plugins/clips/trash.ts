import { pool } from '@plugins/kit/server/database';
import { type FeatureTrash, TRASH_DAYS } from '@plugins/kit/server/rules';
import { countDeleted, listDeleted } from './queries/trash';

/** Deleted clips, which the studio may restore. */
export const clipTrash: FeatureTrash = {
  label: 'clips.admin.tab',
  permission: 'clip.make',
  count: (account) => countDeleted(pool(), { account, days: TRASH_DAYS }),
  list: async (account) =>
    (await listDeleted(pool(), { account, days: TRASH_DAYS })).map(
      ({ id, event, project, title, until }) => ({
        id,
        name: title || project,
        about: project,
        until,
        restore: `/api/x/clips/projects/${event}/clips/${id}/restore`,
      }),
    ),
};
