'use client';

import dynamic from 'next/dynamic';

// A project's address shows its gallery, too, which needs none of these (docs/decisions/0140).

export const EntryForm = dynamic(() => import('./EntryForm').then((file) => file.EntryForm));
export const OfferForm = dynamic(() => import('./OfferForm').then((file) => file.OfferForm));
