import { firstData, type LoadFirst } from '@/core/features/first-data';
import type { Locale } from '@/core/i18n/locale';
import { type Authorized, requirePermission } from '@/modules/access/grants/viewer';

/** Who opens a tab of a project, and the project. */
export interface TabReader {
  entered: Authorized;
  locale: Locale;
  /** The query of the tab's address. */
  search: Record<string, string | string[] | undefined>;
}

/** What a feature loads for a tab, for those who have the permission: that of the endpoint that reads it again. */
export interface TabData {
  permission: string;
  load: LoadFirst<TabReader>;
}

/** What features load for their tabs (docs/decisions/0249). */
export const tabData = firstData<TabReader>('tab');

/** Registers what a feature loads for its tabs, by their names. */
export function addTabData(feature: string, tabs: Readonly<Record<string, TabData>>): void {
  for (const [name, { permission, load }] of Object.entries(tabs)) {
    const loadFor: LoadFirst<TabReader> = (reader) =>
      load({ ...reader, entered: requirePermission(reader.entered, permission) });
    tabData.add(feature, { [name]: loadFor });
  }
}
