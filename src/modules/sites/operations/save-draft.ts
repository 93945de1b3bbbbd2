import { transaction } from '@/core/db/pool';
import { KeepersError, staleError } from '@/core/errors/errors';
import { requireProse } from '../prose';
import { lockDraft, storeDraft } from '../queries/sites';
import type { SiteDocument } from '../rules/document';
import { inventedQuotes, showsInvented } from '../rules/samples';
import { sampleStarters } from '../starters';
import { whole } from './read-draft';

/** Maximum size of a stored document in bytes: Markdown becomes several times as long when it is stored. */
const STORED_BYTES = 2 * 1024 * 1024;

/** Throws BODY_TOO_LARGE for a document that may not be stored: each publication copies it. */
function requireSize(document: SiteDocument): void {
  if (Buffer.byteLength(JSON.stringify(document)) > STORED_BYTES) throw new KeepersError('BODY_TOO_LARGE');
}

const blocksOf = ({ pages }: SiteDocument) => pages.flatMap(({ blocks }) => blocks);

/** Throws if a block that visitors see shows an invented sentence, unless the stored one did: the demo studio's. */
function requireClientsWords(document: SiteDocument, stored: SiteDocument): void {
  const invented = inventedQuotes(sampleStarters());
  const showing = blocksOf(stored).filter(
    (block) => block.own && !block.sample && showsInvented(block, invented),
  );
  const kept = new Set(showing.map(({ id }) => id));
  const wrong = blocksOf(document).some(
    (block) => !block.sample && !kept.has(block.id) && showsInvented(block, invented),
  );
  if (wrong) throw new KeepersError('INVALID_INPUT', {}, { quote: 'invented_quote' });
}

/**
 * Saves a draft over the revision it is based on. Returns the new revision. Throws NOT_FOUND without a site, and STALE
 * with the current document if another user saved first, INVALID_INPUT naming `quote` for a block that shows a sentence
 * of a template as a client's words, and each field of prose that may not be stored,
 * BODY_TOO_LARGE.
 */
export async function saveDraft(
  account: string | null,
  { revision, document: sent }: { revision: number; document: SiteDocument },
): Promise<number> {
  const document = requireProse(sent);
  requireSize(document);
  return transaction(async (sql) => {
    const site = await lockDraft(sql, account);
    if (!site) throw new KeepersError('NOT_FOUND');
    if (site.revision !== revision)
      throw staleError({ document: whole(site.draft), revision: site.revision });
    requireClientsWords(document, whole(site.draft));
    await storeDraft(sql, { id: site.id, document, revision: revision + 1 });
    return revision + 1;
  });
}
