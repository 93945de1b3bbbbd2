import { defineFeatureUi } from '@plugins/kit/ui';
import { Watch } from './Watch';

/** The interface half: measures how long galleries are looked at. Shows nothing. */
export const statistics = defineFeatureUi({
  id: 'statistics',
  slots: { 'viewer.keys': Watch },
});
