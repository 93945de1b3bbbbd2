import { defineFeatureAdmin } from '@plugins/kit/admin';
import { VisitsTab } from './lazy';
import { platformScreen, studioScreen } from './screens';

/** The admin half: the tab of a project's visits, the studio's figures, the operator's. */
export const statistics = defineFeatureAdmin({
  id: 'statistics',
  tabs: [{ name: 'visits', label: 'statistics.tab', group: 'clients', Tab: VisitsTab }],
  screens: [studioScreen, platformScreen],
});
