export { useConfirm } from '@/ui/admin/Dialog';
export { useAct } from '@/ui/admin/use-act';
export { useCall } from '@/ui/admin/use-call';
export { useLive } from '@/ui/admin/use-live';

export { useRead } from '@/ui/admin/use-read';

export { useSentNotice } from '@/ui/admin/use-sent-notice';

export { useUndo } from '@/ui/admin/use-undo';
