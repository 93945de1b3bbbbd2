/**
 * The door for a feature's screens in the photographer's admin: a tab of a project, and the parts the house's own
 * screens are made of.
 */
import type { ComponentType } from 'react';
import type { NavEntry } from '@/admin/nav/nav-entry';
import type { DashboardCard } from '@/admin/views/home/define-card';

/** A tab of a project. */
export interface ProjectTab {
  /** The last part of the tab's address. */
  name: string;
  /** Message key of its name, with the feature's namespace: `selection.admin.tab`. */
  label: string;
  Tab: ComponentType<{ eventId: string }>;
}

/** What a feature adds to the photographer's admin. */
export interface FeatureAdmin {
  /** The feature's id. */
  id: string;
  tabs: ProjectTab[];
  /** Its lines of the navigation, each with its screen's address. */
  nav?: NavEntry[];
  /** Its cards on Home (`defineCard`): what waits for somebody of the studio. */
  cards?: DashboardCard[];
}

/** Declares a feature's part of the admin: gives it back, typed. */
export function defineFeatureAdmin(feature: FeatureAdmin): FeatureAdmin {
  return feature;
}

export { useTranslations as useT } from 'next-intl';
export { Button, ButtonLink } from '@/admin/components/Button';
export { CopyButton } from '@/admin/components/CopyButton';
export { Moment } from '@/admin/components/Moment';
export { useCall } from '@/admin/components/use-call';
export { useLive } from '@/admin/components/use-live';
export { useMarkOnce } from '@/admin/components/use-mark';
export type { NavEntry, NavGroup } from '@/admin/nav/nav-entry';
export { type CardQuestion, type DashboardCard, defineCard } from '@/admin/views/home/define-card';
export { NeedCard } from '@/admin/views/home/NeedCard';
export { useReopen } from '@/admin/views/project/head/use-reopen';
export { stepOf, stepTo } from '@/admin/views/project/photos/choice';
export { LargeView } from '@/admin/views/project/photos/LargeView';
export { TileGrid } from '@/admin/views/project/photos/TileGrid';
export { TilePicture } from '@/admin/views/project/photos/TilePicture';
export { useWindow } from '@/admin/views/project/photos/use-window';
export { type StudioPhoto, unpackPhotos } from '@/domain/packed-photos';
