export type { KeyBinding } from '@/ui/gallery/keys';
export { useStacks } from '@/ui/gallery/use-stacks';
export { useStrip } from '@/ui/primitives/use-strip';
export { useViewerRoom } from '@/ui/viewer/viewer-room';
