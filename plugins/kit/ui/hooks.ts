export type { Api } from '@/ui/api/use-api';
export { useFragment } from '@/ui/fragment/use-fragment';

export { useKeys } from '@/ui/gallery/use-keys';

export { useClickGuard } from '@/ui/primitives/use-click-guard';

export { useSideBySide } from '@/ui/viewer/use-compare';

export { useViewerPanel } from '@/ui/viewer/viewer-panels';

export { useConfirm } from './use-confirm';
export { useGallery } from './use-gallery';
export { useLive } from './use-live';
export { useShared } from './use-shared';
export { type PageStore, useStore } from './use-store';
