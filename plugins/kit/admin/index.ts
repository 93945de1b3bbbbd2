/** The door for a feature's screens in the photographer's admin: tabs, cards and lines of the navigation. */

/** The feature's words in the reader's language. */
export { useTranslations as useT } from 'next-intl';
/** A card of Home: what waits for somebody of the studio. */
export { defineCard } from '@/modules/home/admin/define-card';
/** Declares the admin half. */
export { defineFeatureAdmin } from './define-feature-admin';
/** Calls, live messages and the acts of a project's head, for components of the admin. */
export * as hooks from './hooks';
/** Buttons and cards the house's own screens are made of. */
export * as parts from './parts';
/** The photographer's grid: tiles of thousands of photographs, the large view, steps between them. */
export * as photographs from './photographs';
/** Days and amounts as people write them. */
export * as rules from './rules';
/** Types of what cards and screens are drawn from. */
export type * as Wire from './wire';
