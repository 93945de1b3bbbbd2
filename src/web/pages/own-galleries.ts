import { pictureAddress, pictureToken } from '@media/pictures/address';
import type { Locale } from '@/core/i18n/locale';
import { dayIn } from '@/core/time/zone-time';
import type { OwnGallery } from '@/modules/entry/ui/OwnGalleries';
import { listOwnGalleries, type OwnGalleryRow } from '@/modules/people/queries/own-galleries';
import { ownSteps } from '@/modules/project/own-steps';

/**
 * Returns the galleries of a signed-in person, of all studios, as the person's page shows them: those that wait for the
 * person first, then open ones, the newest first, then closed ones.
 */
export async function ownGalleries(user: string, locale: Locale): Promise<OwnGallery[]> {
  const rows = await listOwnGalleries(user);
  const steps = await ownSteps(
    rows.filter(({ state }) => state === 'open'),
    locale,
  );
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      studio: row.studio,
      date: row.date,
      state: row.state,
      until: row.expires_at && dayIn(row.expires_at, row.time_zone),
      src: coverOf(row),
      steps: steps(row.id),
    }))
    .sort((one, other) => Number(waits(other)) - Number(waits(one)));
}

const waits = ({ steps }: Pick<OwnGallery, 'steps'>) => steps.some((step) => step.waits);

function coverOf({ id, grant, role, media, version }: OwnGalleryRow): string | null {
  if (!media || !version) return null;
  const viewer = { role, grant: { id: grant, event_id: id }, user: null, name: null };
  return pictureAddress(id, media, version, 's600', pictureToken(id, viewer as never));
}
