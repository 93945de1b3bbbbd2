'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const PicksTab = dynamic(() => import('./PicksTab').then((file) => file.PicksTab));
export const ProgressBoard = dynamic(() =>
  import('../progress/ProgressBoard').then((file) => file.ProgressBoard),
);
export const StatisticsTab = dynamic(() =>
  import('../statistics/StatisticsTab').then((file) => file.StatisticsTab),
);
