export { useReopen } from '@/modules/project/admin/head/use-reopen';
export { useMarkOnce } from '@/ui/admin/use-mark';
export { useStudioLive } from '@/ui/admin/use-studio-live';
