import { pool } from '@/core/db/pool';
import { withDemoLine } from './demo-line';
import { beginSite } from './operations/begin-site';
import { publishSite } from './operations/publish-site';
import { makeDemoPlatform } from './platform/demo-platform';
import { agreeForDemo, readFirstOfEach } from './queries/demo';
import { fillDraft, findSiteId } from './queries/sites';
import { withSamplesTaken } from './rules/samples';

/** The template of the demo site. */
const TEMPLATE = 'folio';
/** Photographs per gallery on the demo studio's site. */
const OF_EACH = 5;

/** Creates and publishes a website of the demo studio's own photographs, unless it has one. */
export async function makeDemoSite(studio: {
  account: string;
  galleries: { event: string; gallery: string }[];
}): Promise<void> {
  const { account, galleries } = studio;
  const sql = pool();
  if (await findSiteId(sql, account)) return;
  await agreeForDemo(sql, [...new Set(galleries.map(({ event }) => event))]);
  const photographs = await readFirstOfEach(sql, {
    galleries: galleries.map(({ gallery }) => gallery),
    count: OF_EACH,
  });
  const begun = await beginSite(account, TEMPLATE, photographs);
  // The template's starter text describes the demo studio, so its samples count as facts.
  const document = withDemoLine(withSamplesTaken(begun.document), {
    en: 'Weddings and portraits.',
    he: 'חתונות ופורטרטים.',
  });
  await fillDraft(sql, { id: begun.id, document });
  await publishSite(account, { user: null });
  await makeDemoPlatform(
    account,
    galleries.map(({ gallery }) => gallery),
  );
}
