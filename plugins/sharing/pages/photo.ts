import { definePage, KeepersError } from '@plugins/kit/server';
import { allow, isStaff, type Viewer, viewerOf } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { addressOf, openNow } from '@plugins/kit/server/projects';
import { errorOf } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { cardPath, findPhoto } from '../operations/find-photo';
import type { SharedPhoto } from '../queries';
import type { PhotoPageProps } from '../ui/photo-page-props';
import { followTag } from './clickback';

/** Whether a person of the project sees this photograph there. */
function sees(viewer: Viewer, photo: SharedPhoto): boolean {
  if (photo.private && allow(viewer.role, 'private.read') === 'none') return false;
  return !photo.hidden || allow(viewer.role, 'hidden.read') !== 'none';
}

/**
 * The page of one photograph. If the project allows sharing and the photograph is not hidden or withdrawn, anyone with
 * the address sees it with the studio's name, and the project's name if that is public; otherwise only people who see
 * it in the gallery. Everybody else gets NOT_FOUND, for any reason.
 */
export const photoPage = definePage({
  id: 'sharing.photo',
  path: '/events/:id/medias/:media',
  auth: 'share.open',
  params: z.object({ id: z.string(), media: z.string() }),
  query: z.record(z.string(), z.string()),
  load: async (asked) => {
    const { context, params } = asked;
    const path = `/events/${encodeURIComponent(params.id)}/medias/${encodeURIComponent(params.media)}`;
    const redirect = await followTag(asked, path);
    if (redirect !== null) return { redirect };
    const found = await findPhoto(params.id, params.media);
    if (!found) throw new KeepersError('NOT_FOUND');
    const { event, photo, shared } = found;
    const viewer = await viewerOf(context, event);
    const known = viewer.role !== 'anonymous';
    const open = openNow(event);
    if (known && !isStaff(viewer.role) && !open.allowed) throw errorOf(open);
    const inside = known && sees(viewer, photo);
    if (!shared && !inside) throw new KeepersError('NOT_FOUND');
    const studio = event.brand_name;
    const src = shared
      ? cardPath(event.id, photo)
      : pictureAddress(event.id, photo.id, photo.version, 'medium', pictureToken(event.id, viewer));
    const t = translator(event.locale);
    const project = event.available_public ? event.name : null;
    const title = project ? `${project} · ${studio}` : t('sharing.card.photo', { studio });
    const data: PhotoPageProps = {
      studio,
      project: inside ? event.name : project,
      src,
      width: photo.width,
      height: photo.height,
      hidden: inside && photo.hidden,
      gallery: inside ? `/events/${event.id}#gid=${photo.gallery}&pid=${photo.id}` : `/events/${event.id}`,
      inside,
      scheme: event.layout_color,
      card: shared
        ? {
            url: addressOf(event, path),
            title,
            description: t('sharing.card.by', { studio }),
            image: addressOf(event, src),
            width: photo.width,
            height: photo.height,
            site: studio,
            locale: event.locale === 'he' ? 'he_IL' : 'en_US',
          }
        : null,
    };
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});
