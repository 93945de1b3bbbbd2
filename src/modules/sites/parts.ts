import type { Views } from '@/core/features/views';
import { once } from '@/core/process/state';
import type { KnownSiteBlock } from './site-block';
import type { SiteTemplate } from './site-template';

/** The parts for sites that the composition root registers. */
export interface SiteParts {
  blocks: readonly KnownSiteBlock[];
  views: Views;
  templates: readonly SiteTemplate[];
}

const held = () => once<{ parts: SiteParts | null }>('site-parts', () => ({ parts: null }));

/** Registers the parts for sites. */
export function addSiteParts(parts: SiteParts): void {
  held().parts = parts;
}

/** Returns the parts for sites; empty without registration (a worker). */
export const siteParts = (): SiteParts => held().parts ?? { blocks: [], views: {}, templates: [] };
