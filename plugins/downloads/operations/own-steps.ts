import { pool } from '@plugins/kit/server/database';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { translator } from '@plugins/kit/server/texts';
import { listOwnFacts, type OwnFacts } from '../queries/counts';
import { decideDownload } from '../rules/decide';

/** Whether a person may download something now. */
function mayDownload({ used, permitted, some, picked, ...facts }: OwnFacts): boolean {
  const counts = { downloads_used: used, downloads_permitted: permitted };
  if (!decideDownload({ ...facts, ...counts, size: 'web', withinSelection: true }).allowed) return false;
  return !facts.entitled && downloadableOf(facts) === 'selection' ? picked : some;
}

/** Returns in which of a signed-in person's projects photographs can be downloaded now. */
export async function ownSteps(projects: readonly { grant: string }[], locale: 'en' | 'he') {
  const rows = await listOwnFacts(
    pool(),
    projects.map(({ grant }) => grant),
  );
  const text = translator(locale)('downloads.ready');
  return new Map(
    rows
      .filter(mayDownload)
      .map(({ event }) => [event, [{ text, href: `/events/${event}/download`, waits: false }]]),
  );
}
