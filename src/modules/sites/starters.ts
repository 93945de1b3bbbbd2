import { type SiteParts, siteParts } from './parts';
import { documentWithProse, withProse } from './prose';
import { documentShape } from './rules/document';
import { fillStarter } from './rules/fill-starter';
import { OF_SITE, type Starters, type StarterWords, siteTextsOf, wordsOfStarters } from './rules/samples';

interface Known {
  /** Starters of every block, of those that state facts, and of whole sites. */
  all: Starters;
  facts: Starters;
}

const known = new WeakMap<SiteParts, Known>();

function readStarters(): Known {
  const parts = siteParts();
  const held = known.get(parts);
  if (held) return held;
  const all = new Map<string, unknown[]>([[OF_SITE, []]]);
  const forms = new Map(parts.blocks.map(({ id, form }) => [id, form]));
  // As stored sites have it: with Markdown as Lexical's JSON.
  const stored = (type: string, settings: unknown) => withProse(forms.get(type) ?? [], settings as never);
  for (const { id, starter } of parts.blocks) all.set(id, starter ? [stored(id, starter)] : []);
  for (const { starter } of parts.templates) {
    const { pages } = starter as { pages: { blocks: { type: string; settings: unknown }[] }[] };
    for (const { type, settings } of pages.flatMap(({ blocks }) => blocks))
      all.get(type)?.push(stored(type, settings));
    const site = documentWithProse(documentShape.parse(fillStarter(starter, [])));
    all.get(OF_SITE)?.push(siteTextsOf(site));
  }
  const facts = new Map(
    parts.blocks.flatMap(({ id, statesFacts }) => (statesFacts ? [[id, all.get(id) ?? []] as const] : [])),
  );
  const found = { all, facts };
  known.set(parts, found);
  return found;
}

/** Returns the starters of the registered blocks that state facts. */
export const sampleStarters = (): Starters => readStarters().facts;

/** Returns every text of templates and of new blocks, by type of block; those of whole sites under `OF_SITE`. */
export const starterWords = (): StarterWords => wordsOfStarters(readStarters().all);
