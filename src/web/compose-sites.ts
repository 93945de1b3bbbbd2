import { addSiteParts } from '@/modules/sites/parts';
import { blockViews } from '@/registry/block-views';
import { features } from '@/registry/server';
import { templates } from '@/registry/templates';

/** Registers the parts of sites' pages: for rendering them, and for creating one (the demo studio). */
export function composeSites(): void {
  addSiteParts({
    blocks: features.flatMap(({ siteBlocks }) => siteBlocks ?? []),
    views: blockViews,
    templates,
  });
}
