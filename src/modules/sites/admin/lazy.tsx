'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const DomainsBoard = dynamic(() =>
  import('../domains/admin/DomainsBoard').then((file) => file.DomainsBoard),
);
export const InquiriesBoard = dynamic(() =>
  import('../inquiries/admin/InquiriesBoard').then((file) => file.InquiriesBoard),
);
export const Website = dynamic(() => import('./Website').then((file) => file.Website));
