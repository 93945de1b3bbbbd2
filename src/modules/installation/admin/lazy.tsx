'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const AccountsPage = dynamic(() =>
  import('./operator/AccountsPage').then((file) => file.AccountsPage),
);
export const FeatureForm = dynamic(() => import('./features/FeatureForm').then((file) => file.FeatureForm));
export const HealthPage = dynamic(() => import('./operator/HealthPage').then((file) => file.HealthPage));
export const JobsPage = dynamic(() => import('./operator/JobsPage').then((file) => file.JobsPage));
export const MoneyPage = dynamic(() => import('./operator/MoneyPage').then((file) => file.MoneyPage));
export const PlansPage = dynamic(() => import('./operator/PlansPage').then((file) => file.PlansPage));
export const StoragePage = dynamic(() => import('./operator/StoragePage').then((file) => file.StoragePage));
