import type { ReactNode } from 'react';
import type { StudioPerson } from '@/modules/access/enter-studio';
import type { Entered } from '@/modules/access/grants/viewer';

/** What a tab of a project is loaded from. */
export interface TabAsk {
  person: StudioPerson;
  entered: Entered;
  search: Record<string, string | string[] | undefined>;
}

/** Loads a tab and draws it. */
export type Tab = (ask: TabAsk) => Promise<{ page: ReactNode }>;
