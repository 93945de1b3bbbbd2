'use client';

import dynamic from 'next/dynamic';

// The screen is loaded by the page that shows it (docs/decisions/0140).

export const ClipsTab = dynamic(() => import('./ClipsTab').then((file) => file.ClipsTab));
