import type { ReactNode } from 'react';
import type { StudioPerson } from '@/modules/access/enter-studio';
import type { Authorized } from '@/modules/access/grants/viewer';

/** Input for loading a tab of a project. */
export interface TabAsk {
  person: StudioPerson;
  entered: Authorized;
  search: Record<string, string | string[] | undefined>;
}

/** Loads a tab and renders it. */
export type Tab = (ask: TabAsk) => Promise<{ page: ReactNode }>;
