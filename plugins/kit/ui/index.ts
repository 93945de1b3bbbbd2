/**
 * The door for the interface half of a feature: its slots, what it may know of the gallery around it, and the parts the
 * house's own buttons are made of.
 */

export { ApiError, isLeaving } from '@/components/api/call-api';
export type { Api } from '@/components/api/use-api';
export { useFragment } from '@/components/fragment/use-fragment';
export type { GalleryQuery } from '@/components/gallery/gallery-query';
export type { KeyBinding } from '@/components/gallery/keys';
export { useKeys } from '@/components/gallery/use-keys';
export {
  defineFeatureUi,
  type FeatureSlide,
  type FeatureUi,
  type SlotEntries,
  type SlotName,
  type SlotProps,
} from '@/components/slots/feature-ui';
export { Button } from '@/components/ui/Button';
export { buttonClass } from '@/components/ui/button-class';
export { cx } from '@/components/ui/class-names';
export { Dialog } from '@/components/ui/Dialog';
export { IconButton } from '@/components/ui/IconButton';
export { MenuItem, type MenuItemProps } from '@/components/ui/MenuItem';
export { notify } from '@/components/ui/notices';
export { TileBadge, type TileBadgeProps } from '@/components/ui/TileBadge';
export { useClickGuard } from '@/components/ui/use-click-guard';
export { ViewerButton, type ViewerButtonProps } from '@/components/ui/ViewerButton';
export { picksMissing } from '@/domain/selection';
export type {
  EventView,
  LiveMessages,
  MediaView,
  PickAnswer,
  ProductsView,
  ProductView,
} from '@/domain/wire';
export { useConfirm } from './use-confirm';
export { useGallery } from './use-gallery';
export { useLive } from './use-live';
export { useShared } from './use-shared';
export { useT } from './use-t';
