export type { CardQuestion } from '@/modules/home/admin/define-card';
export type { FeatureScreen } from '@/modules/home/admin/define-screen';
