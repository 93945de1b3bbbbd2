import type { ComponentType } from 'react';
import type { MediaView } from '@/core/wire';
import type { StackView } from '../gallery/stacking';

/**
 * Every place of the interface a feature may fill, and its props. The parts named here are the kit's
 * (`@plugins/kit/ui`): a feature brings icon (24 px, `lucide-react`), text and behavior.
 *
 * A feature opens its dialog anywhere by rendering the kit's `<Dialog open onClose title>` beside its button: it
 * renders into the page's own place for dialogs, over the viewer and outside menus, and returns the focus. A path that
 * answers a fragment (`/events/{id}/share`) is shown by `useFragment()(path)` in the one shared modal.
 */
export interface SlotProps {
  /** Shows nothing on the page: elements of the document's head (`<meta>`, `<link>`), which the server sends. */
  'gallery.head': object;
  /** In the sticky bar; on a phone at the foot of the page, in thumb reach. For few, very frequent actions. */
  'gallery.toolbar': object;
  /**
   * `<MenuItem>`s that everybody needs, one or two of all features: icons of the sticky bar; on phones first in its
   * menu.
   */
  'gallery.bar': object;
  /** The gallery's own menu, behind a button of the bar: `<MenuItem>`s. */
  'gallery.menu': object;
  /** Between the bar and the photographs: a description of the list, where it needs one. */
  'gallery.intro': object;
  /** Below the sentence of a project without photographs. */
  'gallery.empty': object;
  /** Over one photograph of the grid: positions itself. The lower corner at the end is the heart's. */
  'gallery.tile': { media: MediaView };
  /** In the row of badges in a tile's upper corner at the start: `<TileBadge>`s. */
  'gallery.badge': { media: MediaView };
  /**
   * On the tile of a stack (`foldLists` of the server half), in its upper corner at the end: the button that opens it,
   * and badges that its photographs have, so that none of them is out of sight.
   */
  'gallery.fold': { media: MediaView; fold: StackView };
  /**
   * At the foot of the viewer, and again first in its menu. For picks, and one `<ViewerButton>` of all features that
   * everybody needs: it is in the bar of phones, else a line of the menu.
   */
  'viewer.bar': { media: MediaView };
  /** The viewer's own menu, behind a button of its bar: `<ViewerButton>`s. */
  'viewer.menu': { media: MediaView };
  /** Beside the viewer's counter: a quiet state of the photograph, an icon with a name, never a control. */
  'viewer.state': { media: MediaView };
  /** Under a photograph that is compared with others. */
  'compare.bar': { media: MediaView };
  /** Beside the photograph in the viewer. What opens and closes declares itself with `useViewerPanel`. */
  'viewer.panel': { media: MediaView };
  /**
   * Over the photograph in the viewer: as large as it, moved and enlarged with it; lets touches through unless it opts
   * in.
   */
  'viewer.over': { media: MediaView };
  /** Shows nothing: the place to declare keys with `useKeys`, for grid and viewer alike. */
  'viewer.keys': object;
}

export type SlotName = keyof SlotProps;

/** The existing slots, for values that no type has checked. */
const SLOTS: Record<SlotName, true> = {
  'gallery.head': true,
  'gallery.toolbar': true,
  'gallery.bar': true,
  'gallery.menu': true,
  'gallery.intro': true,
  'gallery.empty': true,
  'gallery.tile': true,
  'gallery.badge': true,
  'gallery.fold': true,
  'viewer.bar': true,
  'viewer.menu': true,
  'viewer.state': true,
  'compare.bar': true,
  'viewer.panel': true,
  'viewer.over': true,
  'viewer.keys': true,
};

/** The unknown slots of a feature, each in a sentence that names the feature and the fix. */
export const unknownSlots = ({ id, slots }: { id: string; slots: object }): string[] =>
  Object.keys(slots)
    .filter((name) => !Object.hasOwn(SLOTS, name))
    .map(
      (name) =>
        `Feature "${id}": the slot "${name}" does not exist; use one of ${Object.keys(SLOTS).join(', ')}.`,
    );

/** One component for a slot, or several in order. */
export type SlotEntries = {
  [Name in SlotName]?: ComponentType<SlotProps[Name]> | ComponentType<SlotProps[Name]>[];
};

/**
 * The interface half of a feature: `ui/index.ts`. What it puts into the viewer and the comparison (`viewer.bar`, `.menu`,
 * `.state`, `.panel`, `.over`, `compare.bar`) is in a second one, `ui/viewer.ts`, whose code is loaded with the viewer.
 */
export interface FeatureUi {
  /** The feature's id, and its messages' namespace. */
  id: string;
  slots: SlotEntries;
  /** The feature's own slide of the viewer, in place of the photograph: a clip, for example. */
  slide?: FeatureSlide;
}

/** A feature's own slides. */
export interface FeatureSlide {
  /** Whether the feature shows this one; the first feature that returns true renders it. */
  shows: (media: MediaView) => boolean;
  /** The slide; `active` while it is the visible one. */
  Slide: ComponentType<{ media: MediaView; active: boolean }>;
}

/** Declares the interface half of a feature: returns it, typed. An unknown slot is logged, and left out. */
export function defineFeatureUi(feature: FeatureUi): FeatureUi {
  for (const trouble of unknownSlots(feature)) console.error(trouble);
  return feature;
}

type EntryOf<Name extends SlotName> = ComponentType<SlotProps[Name]>;

/** The components of a slot, in the registry's order, each with its feature's id. */
export function entriesOf<Name extends SlotName>(
  features: readonly FeatureUi[],
  name: Name,
): { id: string; Entry: EntryOf<Name> }[] {
  return features.flatMap(({ id, slots }) => {
    // Named, since the compiler would compare the props of every slot with those of every other: a quarter of its time.
    const given: EntryOf<Name> | EntryOf<Name>[] | undefined = slots[name];
    const entries: EntryOf<Name>[] = given === undefined ? [] : Array.isArray(given) ? given : [given];
    return entries.map((Entry, index) => ({ id: `${id}:${index}`, Entry }));
  });
}
