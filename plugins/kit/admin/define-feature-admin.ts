import type { ComponentType } from 'react';
import type { DashboardCard } from '@/modules/home/admin/define-card';
import type { FeatureScreen } from '@/modules/home/admin/define-screen';
import type { NavEntry } from '@/modules/home/admin/nav/nav-entry';
import type { TabGroup } from '@/modules/project/admin/tab-groups';

/** A tab of a project. */
export interface ProjectTab {
  /** The last part of the tab's address. */
  name: string;
  /** Message key of its name, with the feature's namespace: `selection.admin.tab`. */
  label: string;
  /** The tab it is a page of; without one it is a tab of its own. */
  group?: TabGroup;
  /** The outside service it is about: the tab is not there where the installation has no app at it. */
  service?: string;
  /** `data`: what `tabData` of the server half loaded for it; null without it, or where loading failed. */
  Tab: ComponentType<{ eventId: string; data?: unknown }>;
}

/** What a feature adds to the photographer's admin. */
export interface FeatureAdmin {
  /** The feature's id. */
  id: string;
  tabs: ProjectTab[];
  /** Its navigation entries, each with its screen's address. */
  nav?: NavEntry[];
  /** Its own screens, each with its navigation entry. */
  screens?: FeatureScreen[];
  /** Its cards on Home (`defineCard`): what needs the studio's attention. */
  cards?: DashboardCard[];
}

/** Declares a feature's admin half; returns it, typed. */
export function defineFeatureAdmin(feature: FeatureAdmin): FeatureAdmin {
  return feature;
}
