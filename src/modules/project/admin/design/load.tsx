import { findCover, listGalleries } from '@media/lists/queries/lists';
import { staffToken } from '@media/pictures/staff-token';
import { TYPE_PAIRS } from '@/core/photo/gallery-design';
import { downloadableOf } from '@/modules/picks/rules/download';
import { presentMedia } from '@/modules/project/presenters/media';
import { findProjectBrand } from '@/modules/project/queries/details-repo';
import { faceRules } from '@/ui/type/type-faces';
import { DesignTab } from '../lazy';
import type { Tab } from '../tab';

/** Loads the design tab, with a preview of the gallery. */
export const designTab: Tab = async ({ person, entered: { event, viewer } }) => {
  const [brand, cover, galleries] = await Promise.all([
    findProjectBrand(event.id),
    findCover(event.id, viewer.role),
    listGalleries(event.id, viewer.role),
  ]);
  const { layout, layout_color, sort_by, cover_style, type_pair, spacing, cover_logo, accent_color } = event;
  return {
    page: (
      <>
        <style>{TYPE_PAIRS.map(faceRules).join('')}</style>
        <DesignTab
          event={event.id}
          name={event.name}
          saved={{ layout, layout_color, sort_by, cover_style, type_pair, spacing, cover_logo, accent_color }}
          brand={brand}
          off={{ sharing: !event.allow_sharing, downloads: downloadableOf(event) === 'nothing' }}
          cover={{
            photo: cover ? presentMedia(cover, staffToken(person, event.id)) : null,
            chosen: cover !== null && cover.id === event.cover_id,
          }}
          galleries={galleries.map(({ id, name, count }) => ({ id, name, count }))}
        />
      </>
    ),
  };
};
