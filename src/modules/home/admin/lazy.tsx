'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const HomePage = dynamic(() => import('./HomePage').then((file) => file.HomePage));
export const PlanPage = dynamic(() => import('./plan/PlanPage').then((file) => file.PlanPage));
export const TutorialsPage = dynamic(() =>
  import('./tutorials/TutorialsPage').then((file) => file.TutorialsPage),
);
