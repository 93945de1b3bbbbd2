export { Button, ButtonLink } from '@/admin/components/Button';
export { CopyButton } from '@/admin/components/CopyButton';
export { Moment } from '@/admin/components/Moment';
export { NeedCard } from '@/admin/views/home/NeedCard';
