import type { ReactNode } from 'react';
import type { Entered } from '@/server/grants/viewer';
import type { StudioPerson } from '@/server/studio/enter-studio';

/** What a tab of a project is loaded from. */
export interface TabAsk {
  person: StudioPerson;
  entered: Entered;
  search: Record<string, string | string[] | undefined>;
}

/** Loads a tab and draws it. */
export type Tab = (ask: TabAsk) => Promise<{ page: ReactNode }>;
