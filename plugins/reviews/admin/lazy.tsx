'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const RequestsTab = dynamic(() => import('./RequestsTab').then((file) => file.RequestsTab));
export const ReviewsBoard = dynamic(() => import('./ReviewsBoard').then((file) => file.ReviewsBoard));
