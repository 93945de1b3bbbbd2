export type { LiveMessages, PickAnswer, ProductsView, ProductView } from '@/core/wire';
export type { KeyBinding } from '@/ui/gallery/keys';
export { useStacks } from '@/ui/gallery/use-stacks';
export { Name } from '@/ui/primitives/Name';
export { NoticeHost } from '@/ui/primitives/NoticeHost';
export { useStrip } from '@/ui/primitives/use-strip';
export { useViewerPlace } from '@/ui/primitives/viewer-place';
export { useViewerRoom } from '@/ui/viewer/viewer-room';
