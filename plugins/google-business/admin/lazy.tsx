'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const ProfilesBoard = dynamic(() => import('./ProfilesBoard').then((file) => file.ProfilesBoard));
