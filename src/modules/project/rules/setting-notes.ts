import { downloadableOf } from '@/modules/picks/rules/download';
import type { EventSwitch } from './event-words';

/** Facts that notes depend on besides the settings. */
export interface SettingFacts {
  /** Whether the brand has a watermark. */
  hasMark: boolean;
  products: number;
  published: boolean;
}

type Looked = Record<EventSwitch, boolean> & {
  upload_resolution: string | null;
  downloads_permitted: number | null;
  expires_at: string | null;
};

/** A combination of settings with a surprising effect, and the field at which to show the note. */
export interface SettingNote {
  field: EventSwitch | 'upload_resolution' | 'downloads_permitted' | 'expires_at';
  note:
    | 'onlyChosen'
    | 'nothingToChoose'
    | 'noDownloads'
    | 'zeroDownloads'
    | 'noOriginals'
    | 'publicAnyway'
    | 'guestsAnyway'
    | 'expired'
    | 'noExpiry';
}

/** Returns notes for combinations that contradict each other or have no effect; each is allowed, none is an error. */
export function settingNotes(settings: Looked, facts: SettingFacts & { now: Date }): SettingNote[] {
  const downloadable = downloadableOf(settings);
  const downloads = downloadable !== 'nothing';
  const found: [boolean, SettingNote][] = [
    [
      settings.allow_downloads && settings.allow_downloads_selection_only,
      { field: 'allow_downloads', note: 'onlyChosen' },
    ],
    [
      downloadable === 'selection' && facts.products === 0,
      { field: 'allow_downloads_selection_only', note: 'nothingToChoose' },
    ],
    [
      settings.downloads_permitted !== null && !downloads,
      { field: 'downloads_permitted', note: 'noDownloads' },
    ],
    [
      settings.downloads_permitted === 0 && downloads,
      { field: 'downloads_permitted', note: 'zeroDownloads' },
    ],
    [
      settings.upload_resolution === 'original' && settings.add_watermark,
      { field: 'upload_resolution', note: 'noOriginals' },
    ],
    [settings.available_public && settings.listed, { field: 'listed', note: 'publicAnyway' }],
    [
      settings.force_selection_login && settings.available_public,
      { field: 'force_selection_login', note: 'guestsAnyway' },
    ],
    [
      settings.expires_at !== null && new Date(settings.expires_at).getTime() <= facts.now.getTime(),
      { field: 'expires_at', note: 'expired' },
    ],
    [
      settings.remind_clients_of_expiry && settings.expires_at === null,
      { field: 'remind_clients_of_expiry', note: 'noExpiry' },
    ],
  ];
  return found.filter(([so]) => so).map(([, note]) => note);
}
