export { Name } from '@/ui/primitives/Name';
export { NoticeHost } from '@/ui/primitives/NoticeHost';
