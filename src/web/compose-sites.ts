import { addSiteParts } from '@/modules/sites/parts';
import { featureViews } from '@/registry/pages';
import { features } from '@/registry/server';
import { templates } from '@/registry/templates';

/** Names what sites' pages are made of: for whoever draws them, and for whoever begins one (the demo studio). */
export function composeSites(): void {
  addSiteParts({
    blocks: features.flatMap(({ siteBlocks }) => siteBlocks ?? []),
    views: featureViews,
    templates,
    drawer: features.find(({ siteDrawer }) => siteDrawer)?.siteDrawer ?? null,
  });
}
