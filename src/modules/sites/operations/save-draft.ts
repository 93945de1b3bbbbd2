import { transaction } from '@/core/db/pool';
import { KeepersError, staleError } from '@/core/errors/errors';
import { requireProse } from '../prose';
import { lockDraft, storeDraft } from '../queries/sites';
import type { SiteDocument } from '../rules/document';
import { inventedTexts } from '../rules/sample-texts';
import { showsInvented } from '../rules/samples';
import { starterWords } from '../starters';
import { whole } from './read-draft';

/** Maximum size of a stored document in bytes: Markdown becomes several times as long when it is stored. */
const STORED_BYTES = 2 * 1024 * 1024;

/** Throws BODY_TOO_LARGE for a document that may not be stored: each publication copies it. */
function requireSize(document: SiteDocument): void {
  if (Buffer.byteLength(JSON.stringify(document)) > STORED_BYTES) throw new KeepersError('BODY_TOO_LARGE');
}

const blocksOf = ({ pages }: SiteDocument) => pages.flatMap(({ blocks }) => blocks);

/**
 * Throws if a block that visitors see shows what a template invented: words of a client, a price or a number; unless the
 * stored one did: the demo studio's.
 */
function requireOwnFacts(document: SiteDocument, stored: SiteDocument): void {
  const words = starterWords();
  const showing = blocksOf(stored).filter((block) => !block.sample && showsInvented(block, words));
  const kept = new Set(showing.map(({ id }) => id));
  const wrong = blocksOf(document).find(
    (block) => !block.sample && !kept.has(block.id) && showsInvented(block, words),
  );
  if (!wrong) return;
  const [first] = inventedTexts(wrong.settings, words.get(wrong.type) ?? new Set());
  const quote = first?.path.at(-1) === 'quote';
  throw new KeepersError(
    'INVALID_INPUT',
    {},
    quote ? { quote: 'invented_quote' } : { sample: 'invented_fact' },
  );
}

/**
 * Saves a draft over the revision it is based on. Returns the new revision. Throws NOT_FOUND without a site, and STALE
 * with the current document if another user saved first, INVALID_INPUT naming `quote` for a block that shows a sentence
 * of a template as a client's words, `sample` for one with another price or number of a template, and each field of prose that may not be stored,
 * BODY_TOO_LARGE.
 */
export async function saveDraft(
  account: string | null,
  { revision, document: sent }: { revision: number; document: SiteDocument },
): Promise<number> {
  const document = requireProse(sent, STORED_BYTES);
  requireSize(document);
  return transaction(async (sql) => {
    const site = await lockDraft(sql, account);
    if (!site) throw new KeepersError('NOT_FOUND');
    if (site.revision !== revision)
      throw staleError({ document: whole(site.draft), revision: site.revision });
    requireOwnFacts(document, whole(site.draft));
    await storeDraft(sql, { id: site.id, document, revision: revision + 1 });
    return revision + 1;
  });
}
