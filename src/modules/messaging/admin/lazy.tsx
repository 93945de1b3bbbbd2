'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const MailList = dynamic(() => import('./outbox/MailList').then((file) => file.MailList));
export const MailPage = dynamic(() => import('./outbox/MailPage').then((file) => file.MailPage));
export const MessagesBoard = dynamic(() =>
  import('./messages/MessagesBoard').then((file) => file.MessagesBoard),
);
