'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const AccountPage = dynamic(() => import('./studio/AccountPage').then((file) => file.AccountPage));
export const BrandPage = dynamic(() => import('./brands/BrandPage').then((file) => file.BrandPage));
export const BrandsBoard = dynamic(() => import('./brands/BrandsBoard').then((file) => file.BrandsBoard));
export const HistoryList = dynamic(() => import('./history/HistoryList').then((file) => file.HistoryList));
export const TeamPage = dynamic(() => import('./team/TeamPage').then((file) => file.TeamPage));
