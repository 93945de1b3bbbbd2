import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { siteParts } from '../parts';
import platform from '../platform/starter.json';
import { documentWithProse } from '../prose';
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

/** Returns photographs for a new site: first those visible without a code, then those whose clients agreed. */
export async function choosePhotographs(sql: Sql, account: string, count: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select m.id from media m join events e on e.id = m.event_id
      where m.account_id = $1 and m.deleted_at is null and m.state = 'ready' and not m.private
        and not m.hidden and not m.gallery_private and e.deleted_at is null and (e.available_public or e.site_consent_at is not null)
      order by (m.id = e.cover_id) desc, m.position, m.id limit $2`,
    [account, count],
  );
  return rows.map(({ id }) => id);
}

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
    if (account) await sql.query('select id from accounts where id = $1 for update', [account]);
    else await sql.query(`select pg_advisory_xact_lock(hashtext('sites.begin'))`);
    const known = await sql.query<{ id: string; revision: number; draft: SiteDocument }>(
      'select id, revision::int, draft from sites where account_id is not distinct from $1::uuid',
      [account],
    );
    const [there] = known.rows;
    if (there) return { id: there.id, revision: there.revision, document: whole(there.draft) };
    const id = uuidv7();
    await sql.query(
      `insert into sites (id, account_id, draft, revision, created_at, updated_at) values ($1, $2, '{}', 1, now(), now())`,
      [id, account],
    );
    const own = account ? await choosePhotographs(sql, account, slotsOf(starter)) : [];
    const chosen = photographs ?? own;
    const pictures = await takePhotographs(sql, { site: id, account }, chosen);
    const filled = documentWithProse(documentShape.parse(fillStarter(starter, pictures)));
    // The platform's starter states true facts; a template's describes an invented studio.
    const document = account ? markSamples(filled, sampleTypes()) : filled;
    await sql.query('update sites set draft = $2 where id = $1', [id, JSON.stringify(document)]);
    return { id, revision: 1, document };
  });
}
