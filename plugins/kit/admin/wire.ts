export type { CardQuestion, DashboardCard } from '@/modules/home/admin/define-card';
export type { NavEntry, NavGroup } from '@/modules/home/admin/nav/nav-entry';
export type { FeatureScreen, ScreenAsk } from '@/web/admin/feature/define-screen';
