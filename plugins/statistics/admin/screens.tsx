import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { ChartColumn, ChartLine } from 'lucide-react';
import { readPlatform } from '../queries/platform';
import { periodIn } from '../rules/periods';
import type { StudioView } from '../wire';
import { PlatformBoard, StudioBoard } from './lazy';

/** `/admin/x/statistics/figures`: the studio's figures. */
export const studioScreen: FeatureScreen = {
  name: 'figures',
  label: 'statistics.title',
  words: 'statistics.words',
  icon: ChartColumn,
  permission: 'statistics.read',
  draw: async ({ search, account, data }) =>
    account === null ? null : <StudioBoard period={periodIn(search)} first={data as StudioView | null} />,
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
