import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';

/** Something of a feature in the trash, as the trash screen shows it. */
export interface FeatureTrashItem {
  id: string;
  name: string;
  /** A line about it: which project, the words it begins with. */
  about: string;
  /** When it can no longer be brought back. */
  until: Date;
  /** Posted to, it is there again. */
  restore: string;
}

/** What of a feature lies in the trash; an account of null stands for every account (an operator asks). */
export interface FeatureTrash {
  /** Message key of its heading, with the feature's namespace. */
  label: string;
  /** Who may bring it back. */
  permission: string;
  count: (account: string | null) => Promise<number>;
  list: (account: string | null, locale: Locale) => Promise<FeatureTrashItem[]>;
}

const held = () => once<Map<string, FeatureTrash>>('feature-trash', () => new Map());

/** Lets a feature's things be brought back from the trash screen. */
export function addFeatureTrash(feature: string, trash: FeatureTrash): void {
  held().set(feature, trash);
}

/** The features that have a trash, in the order of the registry. */
export const featureTrash = (): [feature: string, trash: FeatureTrash][] => [...held()];
