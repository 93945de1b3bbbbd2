'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const ClientPage = dynamic(() => import('./ClientPage').then((file) => file.ClientPage));
export const ClientsBoard = dynamic(() => import('./ClientsBoard').then((file) => file.ClientsBoard));
