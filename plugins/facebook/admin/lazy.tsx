'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const PagesBoard = dynamic(() => import('./PagesBoard').then((file) => file.PagesBoard));
export const UploadTab = dynamic(() => import('./UploadTab').then((file) => file.UploadTab));
