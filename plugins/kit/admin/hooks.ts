export { useConfirm } from '@/admin/components/Dialog';
export { useAct } from '@/admin/components/use-act';
export { useCall } from '@/admin/components/use-call';
export { useLive } from '@/admin/components/use-live';
export { useMarkOnce } from '@/admin/components/use-mark';
export { useRead } from '@/admin/components/use-read';
export { useUndo } from '@/admin/components/use-undo';
export { useReopen } from '@/admin/views/project/head/use-reopen';
