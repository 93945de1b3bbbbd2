import { type SiteParts, siteParts } from './parts';
import { withProse } from './prose';
import type { Starters } from './rules/samples';

const known = new WeakMap<SiteParts, Starters>();

/** Returns the starters of the registered blocks that state facts. */
export function sampleStarters(): Starters {
  const parts = siteParts();
  const held = known.get(parts);
  if (held) return held;
  const starters = new Map<string, unknown[]>();
  const forms = new Map(parts.blocks.map(({ id, form }) => [id, form]));
  // As stored sites have it: with Markdown as Lexical's JSON.
  const stored = (type: string, settings: unknown) => withProse(forms.get(type) ?? [], settings as never);
  for (const { id, statesFacts, starter } of parts.blocks)
    if (statesFacts) starters.set(id, starter ? [stored(id, starter)] : []);
  for (const { starter } of parts.templates) {
    const { pages } = starter as { pages: { blocks: { type: string; settings: unknown }[] }[] };
    for (const { type, settings } of pages.flatMap(({ blocks }) => blocks))
      starters.get(type)?.push(stored(type, settings));
  }
  known.set(parts, starters);
  return starters;
}
