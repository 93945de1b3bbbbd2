'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const GuestsTab = dynamic(() => import('./GuestsTab').then((file) => file.GuestsTab));
