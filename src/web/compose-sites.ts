import { addSiteParts } from '@/modules/sites/parts';
import { featureViews } from '@/registry/pages';
import { features } from '@/registry/server';
import { templates } from '@/registry/templates';

/** Registers the parts of sites' pages: for rendering them, and for creating one (the demo studio). */
export function composeSites(): void {
  addSiteParts({
    blocks: features.flatMap(({ siteBlocks }) => siteBlocks ?? []),
    views: featureViews,
    templates,
  });
}
