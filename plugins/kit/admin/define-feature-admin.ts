import type { ComponentType } from 'react';
import type { DashboardCard } from '@/modules/home/admin/define-card';
import type { FeatureScreen } from '@/modules/home/admin/define-screen';
import type { NavEntry } from '@/modules/home/admin/nav/nav-entry';

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
  /** Screens of its own, each with its line of the navigation. */
  screens?: FeatureScreen[];
  /** Its cards on Home (`defineCard`): what waits for somebody of the studio. */
  cards?: DashboardCard[];
}

/** Declares a feature's part of the admin: gives it back, typed. */
export function defineFeatureAdmin(feature: FeatureAdmin): FeatureAdmin {
  return feature;
}
