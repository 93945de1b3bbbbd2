import type { Views } from '@/core/features/views';
import { once } from '@/core/process/state';
import type { KnownSiteBlock } from './site-block';
import type { SiteDrawer } from './site-drawer';
import type { SiteTemplate } from './site-template';

/** What sites' pages are made of, as the composition root found it. */
export interface SiteParts {
  blocks: readonly KnownSiteBlock[];
  views: Views;
  templates: readonly SiteTemplate[];
  /** The feature that draws sites; none where websites are switched off. */
  drawer: SiteDrawer | null;
}

const held = () => once<{ parts: SiteParts | null }>('site-parts', () => ({ parts: null }));

/** Names what sites' pages are made of. */
export function addSiteParts(parts: SiteParts): void {
  held().parts = parts;
}

/** What sites' pages are made of; nothing where nothing was named (a worker). */
export const siteParts = (): SiteParts =>
  held().parts ?? { blocks: [], views: {}, templates: [], drawer: null };
