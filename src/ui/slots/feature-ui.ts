import type { ComponentType } from 'react';
import type { MediaView } from '@/core/wire';
import type { FoldView } from '../gallery/folding';

/**
 * Every place of the interface a feature may fill, and what it is told there. The parts named here are the kit's
 * (`@plugins/kit/ui`): a feature brings icon (24 px, `lucide-react`), words and what happens.
 *
 * A feature opens its dialog anywhere by rendering the kit's `<Dialog open onClose title>` beside its button: it stands in
 * the page's own place for dialogs, over the viewer and outside menus, and gives the focus back. A path the contract
 * marks *fragment* (`/events/{id}/share`) is shown by `useFragment()(path)` in the one shared modal.
 */
export interface SlotProps {
  /** Shows nothing on the page: elements of the document's head (`<meta>`, `<link>`), which the server sends. */
  'gallery.head': object;
  /** In the sticky bar; on a phone at the foot of the page, in thumb reach. For what is used all the time: few. */
  'gallery.toolbar': object;
  /** `<MenuItem>`s that are wanted by everybody, one or two of all features: icons of the sticky bar; on phones first in its menu. */
  'gallery.bar': object;
  /** The gallery's own menu, behind a button of the bar: `<MenuItem>`s. */
  'gallery.menu': object;
  /** Between the bar and the photographs: what the list shown is, where that needs words. */
  'gallery.intro': object;
  /** Over one photograph of the grid: places itself. The lower corner at the end is the heart's. */
  'gallery.tile': { media: MediaView };
  /** In the row of signs in a tile's upper corner at the start: `<TileBadge>`s. */
  'gallery.badge': { media: MediaView };
  /**
   * On a tile that stands for others (`foldLists` of the server half), in its upper corner at the end: what opens them, and
   * what they bear, so that nothing of them is out of sight.
   */
  'gallery.fold': { media: MediaView; fold: FoldView };
  /** At the foot of the viewer: picks, then `<ViewerButton>`s. */
  'viewer.bar': { media: MediaView };
  /** Under a photograph that is compared with others. */
  'compare.bar': { media: MediaView };
  /** Beside the photograph in the viewer. */
  'viewer.panel': { media: MediaView };
  /** Over the photograph in the viewer: as large as it, moved and enlarged with it; takes no touch unless it asks for it. */
  'viewer.over': { media: MediaView };
  /** Shows nothing: the place to declare keys with `useKeys`, for grid and viewer alike. */
  'viewer.keys': object;
}

export type SlotName = keyof SlotProps;

/** The slots there are, for what no type has checked. */
const SLOTS: Record<SlotName, true> = {
  'gallery.head': true,
  'gallery.toolbar': true,
  'gallery.bar': true,
  'gallery.menu': true,
  'gallery.intro': true,
  'gallery.tile': true,
  'gallery.badge': true,
  'gallery.fold': true,
  'viewer.bar': true,
  'compare.bar': true,
  'viewer.panel': true,
  'viewer.over': true,
  'viewer.keys': true,
};

/** The slots of a feature that are not there, each in a sentence that names the feature and the mend. */
export const unknownSlots = ({ id, slots }: { id: string; slots: object }): string[] =>
  Object.keys(slots)
    .filter((name) => !Object.hasOwn(SLOTS, name))
    .map(
      (name) => `Feature "${id}": there is no slot "${name}"; take one of ${Object.keys(SLOTS).join(', ')}.`,
    );

/** One component for a slot, or several in order. */
export type SlotEntries = {
  [Name in SlotName]?: ComponentType<SlotProps[Name]> | ComponentType<SlotProps[Name]>[];
};

/** The interface half of a feature. */
export interface FeatureUi {
  /** The feature's id, and its messages' namespace. */
  id: string;
  slots: SlotEntries;
  /** A slide of the viewer that is the feature's own, in place of the photograph: a clip, say. */
  slide?: FeatureSlide;
}

/** A feature's own slides. */
export interface FeatureSlide {
  /** Whether this one is the feature's to show; the first feature that says yes draws it. */
  shows: (media: MediaView) => boolean;
  /** The slide; `active` while it is the one seen. */
  Slide: ComponentType<{ media: MediaView; active: boolean }>;
}

/** Declares the interface half of a feature: gives it back, typed. What fills no slot is told, and left out. */
export function defineFeatureUi(feature: FeatureUi): FeatureUi {
  for (const trouble of unknownSlots(feature)) console.error(trouble);
  return feature;
}

/** The components of a slot, in the registry's order, each with its feature's id. */
export function entriesOf<Name extends SlotName>(
  features: readonly FeatureUi[],
  name: Name,
): { id: string; Entry: ComponentType<SlotProps[Name]> }[] {
  return features.flatMap(({ id, slots }) => {
    const entry = slots[name];
    const entries = entry === undefined ? [] : Array.isArray(entry) ? entry : [entry];
    return entries.map((Entry, index) => ({ id: `${id}:${index}`, Entry }));
  });
}
