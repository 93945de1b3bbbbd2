import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { ListChecks } from 'lucide-react';
import { ProgressBoard } from './ProgressBoard';

/** `/admin/x/selection/progress`: the progress of all open selections of the studio. */
export const progressScreen: FeatureScreen = {
  name: 'progress',
  label: 'selection.progress.title',
  icon: ListChecks,
  permission: 'selection.export',
  draw: async ({ account, sql, covers }) => {
    const open = await sql<{ id: string }>(
      `select id from events where account_id = $1 and deleted_at is null and archived_at is null and published_at is not null
          and not printselectiondone order by published_at desc limit 200`,
      [account],
    );
    return <ProgressBoard covers={Object.fromEntries(await covers(open.map(({ id }) => id)))} />;
  },
};
