import { GALLERY_PAGE_SIZE } from '@/domain/constants';
import { isErrorCode } from '@/domain/errors';
import type { Locale } from '@/domain/locale';
import type { SortBy } from '@/domain/sort';
import type { HiddenBy } from '@/domain/wire';
import { translator } from '@/i18n/translate';
import { presentMedia } from '@/server/presenters/media';
import { listStudioPhotos } from './photos-repo';

/** A photograph of the admin's grid. */
export interface StudioPhotoView {
  id: string;
  name: string;
  src: string;
  srcset: string;
  width: number;
  height: number;
  thumbhash: string | null;
  state: 'processing' | 'ready' | 'refused';
  /** Why it was refused, in the reader's words. */
  reason: string | null;
  hidden: boolean;
  hidden_by: HiddenBy | null;
  /** Withdrawn: only the account sees it. */
  private: boolean;
  picks: number;
}

/** A page of the admin's grid. */
export interface StudioPhotosView {
  gallery: string;
  page: number;
  pages: number;
  total: number;
  processing: number;
  refused: number;
  photos: StudioPhotoView[];
}

/** A page of a gallery for the admin's grid; `token` signs the addresses. */
export async function studioPhotos(
  gallery: string,
  asked: { sortBy: SortBy; page: number; token: string; locale: Locale },
): Promise<StudioPhotosView> {
  const t = translator(asked.locale);
  const { photos, total, processing, refused } = await listStudioPhotos(gallery, asked.sortBy, asked.page);
  return {
    gallery,
    page: asked.page,
    pages: Math.max(1, Math.ceil(total / GALLERY_PAGE_SIZE)),
    total,
    processing,
    refused,
    photos: photos.map((row) => {
      const { id, name, urlS, srcset, width, height, thumbhash, state, hidden } = presentMedia(
        row,
        asked.token,
      );
      const code = isErrorCode(row.refusal_code) ? row.refusal_code : 'PHOTO_BROKEN';
      const reason = state === 'refused' ? t(`errors.${code}`) : null;
      return {
        id,
        name,
        src: urlS,
        srcset,
        width,
        height,
        thumbhash,
        state,
        reason,
        hidden,
        hidden_by: row.hidden_by,
        private: row.private,
        picks: row.picks,
      };
    }),
  };
}
