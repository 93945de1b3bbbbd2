import type { StudioPhoto } from '@media/rules/packed-photos';
import type { FocalPoint } from '@/core/wire';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';

/** What one action sets: omitted fields stay. A cover of null is chosen automatically, a focal point of null is the center. */
export interface CoverChange {
  focal?: { media: string; to: FocalPoint | null };
  project?: string | null;
  gallery?: { id: string; cover: string | null };
}

/** The current covers and focal points of a project. */
export interface Covers {
  project: string | null;
  galleries: readonly Pick<RailGallery, 'id' | 'cover'>[];
  photos: readonly Pick<StudioPhoto, 'id' | 'focal'>[];
}

/** Returns the change that restores what `change` is about to replace. */
export function undoOf({ focal, project, gallery }: CoverChange, now: Covers): CoverChange {
  return {
    ...(focal && {
      focal: { media: focal.media, to: now.photos.find(({ id }) => id === focal.media)?.focal ?? null },
    }),
    ...(project !== undefined && { project: now.project }),
    ...(gallery && {
      gallery: {
        id: gallery.id,
        cover: now.galleries.find(({ id }) => id === gallery.id)?.cover ?? null,
      },
    }),
  };
}

/** Returns the same change with automatic covers, for chosen ones that are deleted meanwhile: guests see those anyway. */
export function automaticOf({ focal, project, gallery }: CoverChange): CoverChange {
  return {
    ...(focal && { focal }),
    ...(project !== undefined && { project: null }),
    ...(gallery && { gallery: { id: gallery.id, cover: null } }),
  };
}

/** The requests that save a change, in order: paths below the project's address. */
export function requestsOf({ focal, project, gallery }: CoverChange): { path: string; body: object }[] {
  return [
    ...(focal ? [{ path: `photos/${focal.media}/focal`, body: { focal: focal.to } }] : []),
    ...(project !== undefined ? [{ path: 'cover', body: { cover: project } }] : []),
    ...(gallery ? [{ path: `galleries/${gallery.id}`, body: { cover: gallery.cover } }] : []),
  ];
}

/** The key of the text that says what a change did. */
export function textOf({ focal, project, gallery }: CoverChange) {
  if (project !== undefined) return 'did.projectCover' as const;
  if (gallery) return gallery.cover ? ('did.galleryCover' as const) : ('did.galleryAutomatic' as const);
  return focal?.to ? ('did.focal' as const) : ('did.middle' as const);
}

/** Who sees another cover than this photograph: guests (hidden), all but the studio (unpublished), or none (null). */
export function unseenBy(
  photo: Pick<StudioPhoto, 'hidden' | 'private'>,
  gallery: Pick<RailGallery, 'private'> | undefined,
): 'guests' | 'clients' | null {
  if (photo.private || gallery?.private) return 'clients';
  return photo.hidden ? 'guests' : null;
}
