import { readSettings } from '@/server/studio/settings-repo';
import type { Tab } from '../tab';
import { SettingsTab } from './SettingsTab';

/** Everything of a project that can be set. */
export const settingsTab: Tab = async ({ entered: { event } }) => ({
  page: <SettingsTab event={event.id} settings={await readSettings(event.id)} />,
});
