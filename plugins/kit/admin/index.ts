/** The door for a feature's screens in the photographer's admin: tabs, cards and lines of the navigation. */

/** The feature's words in the reader's language. */
export { useTranslations as useT } from 'next-intl';
/** A card of Home: what waits for somebody of the studio. */
export { defineCard } from '@/modules/home/admin/define-card';
/** Declares the admin half. */
export { defineFeatureAdmin } from './define-feature-admin';
