import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { pool } from '@plugins/kit/server/database';
import { ListChecks } from 'lucide-react';
import { ProgressBoard } from './ProgressBoard';
import { listPublished } from './queries';

/** `/admin/x/selection/progress`: the progress of all open selections of the studio. */
export const progressScreen: FeatureScreen = {
  name: 'progress',
  label: 'selection.progress.title',
  icon: ListChecks,
  permission: 'selection.export',
  draw: async ({ account, covers }) => {
    const open = await listPublished(pool(), account);
    return <ProgressBoard covers={Object.fromEntries(await covers(open))} />;
  },
};
