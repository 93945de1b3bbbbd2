import { LOOKS } from './looks';
import type { PhotoPlan } from './seed-photographs';

/** A project of the journeys: its photographs, what a client picks for, its settings, and where it is. */
export type JourneyProject = PhotoPlan & {
  products?: Record<string, number | null>;
  /** A second gallery, which gets the last two photographs. */
  second?: string;
  /** More galleries; the photographs are dealt out among all of them. */
  galleries?: readonly string[];
  /** Of the studio whose site is `neve.…`, published with a field for codes. */
  hosted?: true;
};

const DOWNLOADS = { allow_downloads: true, upload_resolution: 'original', downloads_permitted: 3 };

/** With the one of the project itself, as many as a large wedding has. */
const MANY_GALLERIES = [
  '01 Getting ready',
  'The ceremony in the old town hall',
  'Family portraits',
  'בגינה של סבתא',
  'Dinner',
  'Speeches',
  'First dance',
  'Party',
  'Details',
  'Black and white',
  'The day after',
];

const LONG_NAMES = {
  'A very long name for the big album of the whole family': 30,
  'אלבום גדול מאוד לכל המשפחה ולכל החברים שלנו': 20,
  Cover: 1,
  Canvas: 3,
  'Thank-you cards': 12,
  'Parents’ album': 25,
  Invitations: 2,
  'Wall prints': 6,
};

/** The projects of the journeys of `npm test`: one for each, so that they can run in parallel. */
export const MAIN_PROJECTS: Record<string, JourneyProject> = {
  journey_he: { photos: 8, products: { אלבום: 3, כריכה: 1 }, options: { language: 'he' } },
  link: { photos: 6, products: { Album: 12 } },
  kept: { photos: 6, products: { Album: 12 } },
  language: { photos: 6, products: { Album: 12 } },
  upload: { photos: 0, products: { Album: 12 } },
  paged: { photos: 104, products: {} },
  offline: { photos: 6, products: { Album: 12 } },
  pages: { photos: 6, products: { Album: 12, Cover: 1 } },
  layout_vertical: { photos: 12, products: { Album: 3 } },
  layout_horizontal: { photos: 12, products: { Album: 3 }, options: { layout: 'horizontal' } },
  layout_masonry: {
    photos: 12,
    products: { Album: 3 },
    options: { layout: 'masonry', layout_color: 'dark' },
  },
  layout_variable_size: { photos: 12, products: { Album: 3 }, options: { layout: 'variable_size' } },
  download_en: { photos: 4, products: { Album: 3 }, options: DOWNLOADS, second: 'Dancing', large: true },
  landing: { photos: 4, products: {}, options: DOWNLOADS, second: 'Party' },
  stress_en: {
    photos: 12,
    products: LONG_NAMES,
    galleries: MANY_GALLERIES,
    options: DOWNLOADS,
  },
  viewer: { photos: 6, products: { Album: 3 } },
  typed: { photos: 2, products: {} },
  screens_en: { photos: 3, products: { Album: 3 }, options: { allow_sharing: true } },
  life_he: { photos: 2, products: { אלבום: 2 }, options: { language: 'he' } },
  picks_en: { photos: 6, products: { Album: 4, Cover: 1 } },
  talk_en: { photos: 3, products: { Album: 3 } },
  buy_en: { photos: 12, products: {}, options: { name: 'Maya & Jonathan' } },
  buy_he: { photos: 12, products: {}, options: { language: 'he', name: 'מאיה ויונתן' } },
};

/** Those of the other journeys. */
export const OTHER_PROJECTS: Record<string, JourneyProject> = {
  hosted_kept: { photos: 6, products: { Album: 12 }, hosted: true },
  unpicked_en: { photos: 4, products: { Album: 3 } },
  journey_en: { photos: 8, products: { Album: 3, Cover: 1 } },
  planner: { photos: 3, products: { Album: 1 } },
  together: { photos: 6, products: { Album: 1 } },
  account_required: { photos: 6, products: {}, options: { force_selection_login: true }, second: 'Party' },
  download_he: {
    photos: 4,
    products: { אלבום: 3 },
    options: { ...DOWNLOADS, language: 'he' },
    second: 'ריקודים',
    large: true,
  },
  stress_he: {
    photos: 12,
    products: LONG_NAMES,
    galleries: MANY_GALLERIES,
    options: { ...DOWNLOADS, language: 'he' },
  },
  long_names: {
    photos: 4,
    products: LONG_NAMES,
    second: '01 Getting ready',
  },
  crowded_viewer: {
    photos: 4,
    products: LONG_NAMES,
    options: { ...DOWNLOADS, allow_sharing: true, allow_stars: true },
  },
  phone_download_en: { photos: 3, products: {}, options: DOWNLOADS },
  phone_download_he: { photos: 3, products: {}, options: { ...DOWNLOADS, language: 'he' } },
  endless: { photos: 2, products: { Album: 3 } },
  hydration: { photos: 6, products: { Album: 3 } },
  shared_en: { photos: 6, products: { Album: 12 }, options: { allow_sharing: true, layout_color: 'dark' } },
  shared_he: { photos: 6, products: { אלבום: 12 }, options: { allow_sharing: true, language: 'he' } },
  designed: { photos: 3, products: { Album: 3 } },
  covered_en: { photos: 4, products: { Album: 3 } },
  covered_he: {
    photos: 4,
    products: { אלבום: 3 },
    options: { language: 'he', name: 'החתונה של מאיה ויונתן' },
  },
  restyled_en: { photos: 4, products: { Album: 3 } },
  restyled_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' } },
  marked: { photos: 2, products: {}, options: { add_watermark: true } },
  pending: { photos: 2, products: { Album: 3 } },
  screens_he: {
    photos: 3,
    products: { אלבום: 3 },
    options: { allow_sharing: true, language: 'he', layout_color: 'dark' },
  },
  photos_en: { photos: 8, products: { Album: 3 }, second: 'Dancing' },
  photos_he: { photos: 8, products: { אלבום: 3 }, options: { language: 'he' }, second: 'ריקודים' },
  details_en: { photos: 0, products: {} },
  details_he: { photos: 0, products: {} },
  life_en: { photos: 2, products: { Album: 2 } },
  mail_en: { photos: 1, products: {} },
  mail_he: { photos: 1, products: {}, options: { language: 'he' } },
  frame_en: { photos: 4, products: { Album: 3 } },
  frame_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' } },
  queue_en: { photos: 3 },
  queue_he: { photos: 3 },
  rules_en: { photos: 4, products: { Album: 2, Cover: 1 } },
  rules_he: { photos: 4, products: { אלבום: 2, כריכה: 1 }, options: { language: 'he' } },
  picks_he: { photos: 6, products: { אלבום: 4, כריכה: 1 }, options: { language: 'he' } },
  couple_en: { photos: 4, products: { Album: 4 }, options: { allow_stars: true } },
  couple_he: { photos: 4, products: { אלבום: 4 }, options: { language: 'he', allow_stars: true } },
  social_en: { photos: 2, products: { Album: 3 }, options: { force_selection_login: true } },
  social_he: {
    photos: 2,
    products: { אלבום: 3 },
    options: { force_selection_login: true, language: 'he', layout_color: 'dark' },
  },
  reviewed_en: { photos: 2, products: { Album: 3 } },
  reviewed_he: { photos: 2, products: { אלבום: 3 }, options: { language: 'he' } },
  album: { photos: 1, products: { Album: 40 }, options: { allow_extra_selection: true } },
  similar_en: { photos: 8, products: { Album: 3 } },
  cull_en: { photos: 8, products: { Album: 3 } },
  cull_he: { photos: 8, products: { אלבום: 3 }, options: { language: 'he', layout_color: 'dark' } },
  similar_he: { photos: 8, products: { אלבום: 3 }, options: { language: 'he', layout_color: 'dark' } },
  awaited_en: { photos: 0, products: {} },
  awaited_he: { photos: 0, products: {}, options: { language: 'he' } },
  services_en: { photos: 4, products: { Album: 3 } },
  // Of another studio: each connects its own account.
  services_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' }, hosted: true },
  statistics_en: { photos: 3, products: { Album: 3 } },
  statistics_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  reach_en: { photos: 3, products: { Album: 3 } },
  reach_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  unpicked_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' } },
  guests_en: { photos: 3, products: { Album: 3 } },
  guests_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  progress_en: { photos: 3, products: { Album: 3 } },
  progress_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  loved_en: { photos: 6, products: { Album: 2, Cover: 1 } },
  loved_he: { photos: 6, products: { אלבום: 2, כריכה: 1 }, options: { language: 'he' } },
  talk_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  introduced_en: { photos: 3, products: { Album: 3 } },
  introduced_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  choosing_en: {
    photos: 5,
    second: 'Evening',
    products: { 'Album for the parents of the bride': 3, Cover: 1 },
  },
  choosing_he: {
    photos: 5,
    second: 'ערב',
    products: { 'אלבום להורים של הכלה ושל החתן': 3, כריכה: 1 },
    options: { language: 'he' },
  },
  sending_en: { photos: 8, products: { Album: 3, Cover: 1 } },
  sending_he: { photos: 8, products: { אלבום: 3, כריכה: 1 }, options: { language: 'he' } },
  book_en: { photos: 18, products: { Album: 30 }, options: { name: 'Maya & Jonathan' } },
  book_he: { photos: 18, products: { אלבום: 30 }, options: { language: 'he', name: 'מאיה ויונתן' } },
  shop_en: { photos: 8, products: {} },
  shop_he: { photos: 8, products: {}, options: { language: 'he' } },
  seller_en: { photos: 0, products: {} },
  seller_he: { photos: 0, products: {}, options: { language: 'he' } },
  sell_en: { photos: 4, products: {} },
  sell_he: { photos: 4, products: {}, options: { language: 'he' } },
  extras_phone_en: { photos: 6, products: { Album: 1 } },
  extras_desktop_en: { photos: 6, products: { Album: 1 } },
  extras_phone_he: { photos: 6, products: { אלבום: 1 }, options: { language: 'he' } },
  extras_desktop_he: { photos: 6, products: { אלבום: 1 }, options: { language: 'he' } },
  hosted_en: {
    photos: 8,
    products: { Album: 3 },
    options: { ...DOWNLOADS, allow_sharing: true, name: 'Maya & Jonathan' },
    hosted: true,
  },
  hosted_he: {
    photos: 8,
    products: { אלבום: 3 },
    options: { ...DOWNLOADS, allow_sharing: true, language: 'he', name: 'מאיה ויונתן' },
    hosted: true,
  },
  hosted_required: {
    photos: 3,
    products: { Album: 3 },
    options: { force_selection_login: true },
    hosted: true,
  },
  clips_en: { photos: 6, products: {}, options: { name: 'Maya & Jonathan', allow_sharing: true } },
  clips_he: {
    photos: 6,
    products: {},
    options: { language: 'he', name: 'מאיה ויונתן', allow_sharing: true },
  },
  dark: { photos: 6, products: { Album: 12 }, options: { layout_color: 'dark' } },
  ...LOOKS,
};
