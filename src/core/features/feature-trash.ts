import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';

/** An item of a feature in the trash, as the trash screen shows it. */
export interface FeatureTrashItem {
  id: string;
  name: string;
  /** A line about it: its project, the start of its text. */
  about: string;
  /** Until when it can be restored. */
  until: Date;
  /** Address to POST to in order to restore it. */
  restore: string;
}

/** A feature's part of the trash; an account of null means every account (for an operator). */
export interface FeatureTrash {
  /** Message key of its heading, with the feature's namespace. */
  label: string;
  /** Permission needed to restore it. */
  permission: string;
  count: (account: string | null) => Promise<number>;
  list: (account: string | null, locale: Locale) => Promise<FeatureTrashItem[]>;
}

const held = () => once<Map<string, FeatureTrash>>('feature-trash', () => new Map());

/** Adds a feature's items to the trash screen. */
export function addFeatureTrash(feature: string, trash: FeatureTrash): void {
  held().set(feature, trash);
}

/** The features that have a trash, in the order of the registry. */
export const featureTrash = (): [feature: string, trash: FeatureTrash][] => [...held()];
