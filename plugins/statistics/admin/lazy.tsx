'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const VisitsTab = dynamic(() => import('./VisitsTab').then((file) => file.VisitsTab));
export const StudioBoard = dynamic(() => import('./StudioBoard').then((file) => file.StudioBoard));
export const PlatformBoard = dynamic(() => import('./PlatformBoard').then((file) => file.PlatformBoard));
