import { type SiteParts, siteParts } from './parts';
import type { Starters } from './rules/samples';

const known = new WeakMap<SiteParts, Starters>();

/** Returns the starters of the registered blocks that state facts. */
export function sampleStarters(): Starters {
  const parts = siteParts();
  const held = known.get(parts);
  if (held) return held;
  const starters = new Map<string, unknown[]>();
  for (const { id, statesFacts, starter } of parts.blocks)
    if (statesFacts) starters.set(id, starter ? [starter] : []);
  for (const { starter } of parts.templates) {
    const { pages } = starter as { pages: { blocks: { type: string; settings: unknown }[] }[] };
    for (const { type, settings } of pages.flatMap(({ blocks }) => blocks))
      starters.get(type)?.push(settings);
  }
  known.set(parts, starters);
  return starters;
}
