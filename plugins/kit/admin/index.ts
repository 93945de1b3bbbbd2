/** The kit entry for a feature's admin screens: tabs, cards and navigation entries. */

/** The feature's texts in the reader's language. */
export { useTranslations as useT } from 'next-intl';
/** Declares a card of Home: what needs the studio's attention. */
export { defineCard } from '@/modules/home/admin/define-card';
/** Declares a card of Home that lists projects of which something waits. */
export { defineProjectsCard } from '@/modules/home/admin/define-projects-card';
/** Declares the admin half. */
export { defineFeatureAdmin } from './define-feature-admin';
