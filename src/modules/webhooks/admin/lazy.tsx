'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const EventNames = dynamic(() => import('./EventNames').then((file) => file.EventNames));
export const WebhookPage = dynamic(() => import('./WebhookPage').then((file) => file.WebhookPage));
export const WebhooksPage = dynamic(() => import('./WebhooksPage').then((file) => file.WebhooksPage));
