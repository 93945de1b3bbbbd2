import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { ChartColumn, ChartLine } from 'lucide-react';
import { readPlatform } from '../queries/platform';
import { PERIOD_NAMES, type Period } from '../rules/periods';
import { PlatformBoard, StudioBoard } from './lazy';

/** The period of an address; a month by default. */
const periodIn = (search: Record<string, string | string[] | undefined>): Period =>
  PERIOD_NAMES.find((name) => name === search.period) ?? 'month';

/** `/admin/x/statistics/figures`: the studio's figures. */
export const studioScreen: FeatureScreen = {
  name: 'figures',
  label: 'statistics.title',
  words: 'statistics.words',
  icon: ChartColumn,
  permission: 'statistics.read',
  draw: async ({ search, account }) => (account === null ? null : <StudioBoard period={periodIn(search)} />),
};

/** `/admin/x/statistics/platform`: the figures of all studios, for operators. */
export const platformScreen: FeatureScreen = {
  name: 'platform',
  label: 'statistics.platform.title',
  group: 'operator',
  icon: ChartLine,
  permission: 'statistics.platform',
  platform: true,
  draw: async ({ search, sql }) => {
    const period = periodIn(search);
    return <PlatformBoard found={await readPlatform(sql, period)} />;
  },
};
