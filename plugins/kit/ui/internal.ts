export type { LiveMessages } from '@/core/live/messages';
export type { PickAnswer, ProductsView, ProductView } from '@/modules/picks/wire';
export type { KeyBinding } from '@/ui/gallery/keys';
export { useStacks } from '@/ui/gallery/use-stacks';
export { Name } from '@/ui/primitives/Name';
export { NoticeHost } from '@/ui/primitives/NoticeHost';
export { useStrip } from '@/ui/primitives/use-strip';
export { useViewerPlace } from '@/ui/primitives/viewer-place';
export { useViewerRoom } from '@/ui/viewer/viewer-room';
