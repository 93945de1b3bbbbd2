import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { siteParts } from '../parts';
import platform from '../platform/starter.json';
import { documentShape, type SiteDocument } from '../rules/document';
import { fillStarter, slotsOf } from '../rules/fill-starter';
import { markSamples } from '../rules/samples';
import { takePhotographs } from './take-pictures';

/** A site that was begun. */
export interface BegunSite {
  id: string;
  revision: number;
  document: SiteDocument;
}

/**
 * What a site begins with in a template: for an account what the template says, for the platform (`null`) the platform's own
 * words in the template's look. Throws NOT_FOUND for an unknown template.
 */
export function starterIn(account: string | null, templateId: string): unknown {
  const template = siteParts().templates.find(({ id }) => id === templateId);
  if (!template) throw new KeepersError('NOT_FOUND');
  return account ? template.starter : { ...platform, template: templateId, palette: '', type: '' };
}

/** Types of the blocks whose starter states facts about a studio. */
const sampleTypes = (): ReadonlySet<string> =>
  new Set(siteParts().blocks.flatMap(({ id, statesFacts }) => (statesFacts ? [id] : [])));

/** Photographs a new site begins with: those people may see without a code first, then those whose clients agreed. */
export async function choosePhotographs(sql: Sql, account: string, count: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select m.id from media m join events e on e.id = m.event_id
      where m.account_id = $1 and m.deleted_at is null and m.state = 'ready' and not m.private
        and not m.hidden and e.deleted_at is null and (e.available_public or e.site_consent_at is not null)
      order by (m.id = e.cover_id) desc, m.position, m.id limit $2`,
    [account, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Begins an account's site (`null`: the platform's own) from a template, with its own photographs in the template's places; nothing of it is seen
 * before it is published. Of an account that has a site, gives that one. Throws NOT_FOUND for an unknown template.
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
    if (there) return { id: there.id, revision: there.revision, document: there.draft };
    const id = uuidv7();
    await sql.query(
      `insert into sites (id, account_id, draft, revision, created_at, updated_at) values ($1, $2, '{}', 1, now(), now())`,
      [id, account],
    );
    const own = account ? await choosePhotographs(sql, account, slotsOf(starter)) : [];
    const chosen = photographs ?? own;
    const pictures = await takePhotographs(sql, { site: id, account }, chosen);
    const filled = documentShape.parse(fillStarter(starter, pictures));
    // The platform's starter is about the platform, and true; a template's is about a studio that does not exist.
    const document = account ? markSamples(filled, sampleTypes()) : filled;
    await sql.query('update sites set draft = $2 where id = $1', [id, JSON.stringify(document)]);
    return { id, revision: 1, document };
  });
}
