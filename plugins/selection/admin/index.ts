import { defineFeatureAdmin } from '@plugins/kit/admin';
import { progressScreen } from '../progress/progress-screen';
import { completedCard } from './completed-card';
import { PicksTab, StatisticsTab } from './lazy';

/** The admin half: the tab of live picks with exports, statistics, progress and cards. */
export const selection = defineFeatureAdmin({
  id: 'selection',
  cards: [completedCard],
  screens: [progressScreen],
  tabs: [
    { name: 'picks', label: 'selection.admin.tab', group: 'selection', Tab: PicksTab },
    { name: 'statistics', label: 'selection.statistics.tab', group: 'selection', Tab: StatisticsTab },
  ],
});
