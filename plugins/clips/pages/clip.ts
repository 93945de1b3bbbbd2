import { definePage, KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { addressOf, type EventRow, findEvent, openNow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { openClip } from '../operations/open-film';
import { presentFilm, sharedAddress } from '../operations/present-clip';
import { downloadOf } from '../operations/watch-clips';
import type { ClipPageProps } from '../ui/clip-page-props';
import type { StoredFilm } from '../wire';

/**
 * `GET /events/{id}/clips/{clip}`: a clip on a page of its own. While the project shares and is open, anyone with the address sees it
 * with the studio's name, and the project's name if that is public; its card plays it. Everybody else enters first, and then sees the
 * clip.
 */
export const clipPage = definePage({
  id: 'clips.clip',
  path: '/events/:id/clips/:clip',
  auth: 'clip.open',
  params: z.object({ id: z.string(), clip: z.string() }),
  load: async ({ context, params }) => {
    const opened = await openClip(context, params.id, params.clip);
    const event = opened?.entered?.event ?? (isId(params.id) ? await findEvent(params.id) : null);
    if (!opened || !event) return enterFirst(context, event);
    const { clip, entered } = opened;
    const film = clip.film as StoredFilm;
    const shown = presentFilm(event.id, clip.id, film);
    const studio = event.brand_name;
    const named = entered !== null || event.available_public;
    const name =
      film.title && named
        ? film.title
        : named
          ? event.name
          : translator(context.locale)('clips.page.untitled');
    const url = sharedAddress(event, clip);
    const first = shown.files[0];
    const data: ClipPageProps = {
      event: event.id,
      clip: clip.id,
      name,
      studio,
      film: shown,
      download: entered ? await downloadOf(entered) : 'never',
      inside: entered !== null,
      gallery: `/events/${event.id}`,
      scheme: event.layout_color,
      share: url,
      card:
        url && first
          ? {
              url,
              title: `${name} · ${studio}`,
              site: studio,
              image: addressOf(event, first.poster),
              video: addressOf(event, first.url),
              width: first.width,
              height: first.height,
              seconds: Math.round(shown.seconds),
              locale: event.locale === 'he' ? 'he_IL' : 'en_US',
            }
          : null,
    };
    return {
      data,
      title: `${name} · ${studio}`,
      scheme: event.layout_color,
      accent: event.brand_accent,
      type: event.type_pair,
    };
  },
});

/**
 * Leads a visitor to the gallery where that is public, else to the entry page, which leads back to the clip; it is the same for projects
 * that do not exist. Throws UNAUTHENTICATED for it, and NOT_FOUND on another studio's host.
 */
function enterFirst({ site }: RequestContext, event: EventRow | null): { redirect: string } {
  if (site !== null && site !== event?.account_id) throw new KeepersError('NOT_FOUND');
  if (event?.available_public && openNow(event).allowed) return { redirect: `/events/${event.id}` };
  throw new KeepersError('UNAUTHENTICATED');
}
