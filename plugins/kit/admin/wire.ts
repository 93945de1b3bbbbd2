export type { NavEntry, NavGroup } from '@/admin/nav/nav-entry';
export type { FeatureScreen, ScreenAsk } from '@/admin/views/feature/define-screen';
export type { CardQuestion, DashboardCard } from '@/admin/views/home/define-card';
