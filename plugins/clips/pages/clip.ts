import { definePage, KeepersError } from '@plugins/kit/server';
import { addressOf, findEvent } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { openClip } from '../operations/open-film';
import { pageOf, presentFilm } from '../operations/present-clip';
import { mayDownload } from '../operations/watch-clips';
import type { ClipPageProps } from '../ui/clip-page-props';
import type { StoredFilm } from '../wire';

/**
 * `GET /events/{id}/clips/{clip}`: a clip on a page of its own. While the project shares and is open, anyone with the address sees it
 * with the studio's name, and the project's name if that is public; its card plays it. Everybody else gets NOT_FOUND, for any reason.
 */
export const clipPage = definePage({
  id: 'clips.clip',
  path: '/events/:id/clips/:clip',
  auth: 'clip.open',
  params: z.object({ id: z.string(), clip: z.string() }),
  load: async ({ context, params }) => {
    const { clip, entered } = await openClip(context, params.id, params.clip);
    const event = entered?.event ?? (await findEvent(params.id));
    if (!event) throw new KeepersError('NOT_FOUND');
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
    const shared = event.allow_sharing && clip.shown;
    const url = addressOf(event, pageOf(event.id, clip.id));
    const first = shown.files[0];
    const data: ClipPageProps = {
      event: event.id,
      clip: clip.id,
      name,
      studio,
      film: shown,
      download: entered !== null && (await mayDownload(entered)),
      inside: entered !== null,
      gallery: `/events/${event.id}`,
      scheme: event.layout_color,
      share: shared ? url : null,
      card:
        shared && first
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
