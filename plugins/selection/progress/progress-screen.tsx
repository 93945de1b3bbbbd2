import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { ListChecks } from 'lucide-react';
import { ProgressBoard } from '../admin/lazy';
import { listPublished } from '../admin/queries';

/** `/admin/x/selection/progress`: the progress of all open selections of the studio. */
export const progressScreen: FeatureScreen = {
  name: 'progress',
  label: 'selection.progress.title',
  group: 'projects',
  icon: ListChecks,
  permission: 'selection.export',
  draw: async ({ account, sql, covers }) => {
    const open = await listPublished(sql, account);
    return <ProgressBoard covers={Object.fromEntries(await covers(open))} />;
  },
};
