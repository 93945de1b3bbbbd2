/** The values of a project's options, without their validation: forms in a browser need these alone. */

export { COVER_STYLES, LAYOUT_COLORS, LAYOUTS, SPACINGS, TYPE_PAIRS } from '@/core/photo/gallery-design';

/** The switches of a project with their defaults, in the order of the form. */
export const EVENT_SWITCHES = {
  allow_sharing: false,
  allow_downloads: false,
  allow_downloads_selection_only: false,
  allow_extra_selection: false,
  available_public: false,
  listed: false,
  remind_clients_of_expiry: false,
  force_selection_login: false,
  add_watermark: false,
  do_not_optimize_my_photos: false,
  send_client_email_on_first_upload: false,
  remove_deleted_on_sync: false,
} as const satisfies Record<string, boolean>;

/** Name of a switch. */
export type EventSwitch = keyof typeof EVENT_SWITCHES;

/** Names of the switches. */
export const EVENT_SWITCH_NAMES = Object.keys(EVENT_SWITCHES) as EventSwitch[];

/** Share counters of a project: the allowed values of `param` of `inc_counter`. */
export const SHARE_COUNTERS = [
  'facebook_shares',
  'google_plus_shares',
  'twitter_shares',
  'pinterest_shares',
  'email_shares',
  'shares_clickbacks',
  'facebook_uploads',
  'whatsapp_shares',
  'link_shares',
] as const;
export type ShareCounter = (typeof SHARE_COUNTERS)[number];

/** Whether a value is a share counter. */
export function isShareCounter(value: unknown): value is ShareCounter {
  return SHARE_COUNTERS.includes(value as ShareCounter);
}

/** Maximum lengths of a project's texts, in characters. */
export const EVENT_TEXT_MAX = {
  name: 200,
  location: 200,
  selection_password: 100,
  product: 100,
  gallery: 200,
} as const;

/**
 * Settings that large pictures depend on: when one changes, the database invalidates the former ones, and they are
 * rendered again.
 */
export const DRAWN_BY: readonly string[] = [
  'brand',
  'add_watermark',
  'upload_resolution',
  'do_not_optimize_my_photos',
];
