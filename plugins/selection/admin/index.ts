import { defineFeatureAdmin } from '@plugins/kit/admin';
import { progressScreen } from '../progress/progress-screen';
import { StatisticsTab } from '../statistics/StatisticsTab';
import { completedCard } from './completed-card';
import { PicksTab } from './PicksTab';

/** The photographer's tab: who picked what for which product, live, and the ways to take it away. */
export const selection = defineFeatureAdmin({
  id: 'selection',
  cards: [completedCard],
  screens: [progressScreen],
  tabs: [
    { name: 'picks', label: 'selection.admin.tab', Tab: PicksTab },
    { name: 'statistics', label: 'selection.statistics.tab', Tab: StatisticsTab },
  ],
});
