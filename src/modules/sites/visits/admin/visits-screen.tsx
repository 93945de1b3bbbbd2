import { ChartColumn } from 'lucide-react';
import type { FeatureScreen } from '@/modules/home/admin/define-screen';
import { readVisits } from '../queries';
import { PERIOD_DAYS } from '../rules/read-view';
import { VisitsBoard } from './VisitsBoard';

/** `/admin/x/sites/visits`: how often the studio's website was visited. */
export const visitsScreen: FeatureScreen = {
  name: 'visits',
  label: 'sites.visits.title',
  words: 'admin.nav.words.visits',
  group: 'website',
  icon: ChartColumn,
  permission: 'site.edit',
  draw: async ({ account }) =>
    account === null ? null : <VisitsBoard found={await readVisits(account, PERIOD_DAYS)} />,
};
