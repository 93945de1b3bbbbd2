export { useCall } from '@/admin/components/use-call';
export { useLive } from '@/admin/components/use-live';
export { useMarkOnce } from '@/admin/components/use-mark';
export { useReopen } from '@/admin/views/project/head/use-reopen';
