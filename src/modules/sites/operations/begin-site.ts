import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { siteParts } from '../parts';
import platform from '../platform/starter.json';
import { documentWithProse } from '../prose';
import { choosePhotographs } from '../queries/photographs';
import { fillDraft, findDraft, insertSite, lockAccount, lockPlatformBegin } from '../queries/sites';
import { documentShape, type SiteDocument } from '../rules/document';
import { fillStarter, slotsOf } from '../rules/fill-starter';
import { markSamples } from '../rules/samples';
import { whole } from './read-draft';
import { takePhotographs } from './take-pictures';

/** A created site. */
export interface BegunSite {
  id: string;
  revision: number;
  document: SiteDocument;
}

/**
 * Returns the first document of a site in a template: for an account the template's starter, for the platform (`null`)
 * the platform's own texts in the template's look. Throws NOT_FOUND for an unknown template.
 */
export function starterIn(account: string | null, templateId: string): unknown {
  const template = siteParts().templates.find(({ id }) => id === templateId);
  if (!template) throw new KeepersError('NOT_FOUND');
  return account ? template.starter : { ...platform, template: templateId, palette: '', type: '' };
}

/** Types of the blocks whose starter states facts about a studio. */
const sampleTypes = (): ReadonlySet<string> =>
  new Set(siteParts().blocks.flatMap(({ id, statesFacts }) => (statesFacts ? [id] : [])));

/**
 * Creates an account's site (`null`: the platform's own) from a template, with the account's photographs in the
 * template's places; unpublished. Returns an existing site instead. Throws NOT_FOUND for an unknown template.
 */
export async function beginSite(
  account: string | null,
  templateId: string,
  photographs?: readonly string[],
): Promise<BegunSite> {
  const starter = starterIn(account, templateId);
  return transaction(async (sql) => {
    if (account) await lockAccount(sql, account);
    else await lockPlatformBegin(sql);
    const there = await findDraft(sql, account);
    if (there) return { id: there.id, revision: there.revision, document: whole(there.draft) };
    const id = uuidv7();
    await insertSite(sql, { id, account });
    const own = account ? await choosePhotographs(sql, { account, count: slotsOf(starter) }) : [];
    const chosen = photographs ?? own;
    const pictures = await takePhotographs(sql, { site: id, account }, chosen);
    const filled = documentWithProse(documentShape.parse(fillStarter(starter, pictures)));
    // The platform's starter states true facts; a template's describes an invented studio.
    const document = account ? markSamples(filled, sampleTypes()) : filled;
    await fillDraft(sql, { id, document });
    return { id, revision: 1, document };
  });
}
