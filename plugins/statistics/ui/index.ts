import { defineFeatureUi } from '@plugins/kit/ui';
import { Watch } from './Watch';
import { WatchPhoto } from './WatchPhoto';

/** The interface half: measures how long photographs and galleries are looked at. Shows nothing. */
export const statistics = defineFeatureUi({
  id: 'statistics',
  slots: { 'viewer.keys': Watch, 'viewer.state': WatchPhoto },
});
