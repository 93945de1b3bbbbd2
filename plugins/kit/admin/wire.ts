export type { FeatureScreen } from '@/modules/home/admin/define-screen';
