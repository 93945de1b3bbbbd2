/** The password of every account of the demo studio. */
export const DEMO_PASSWORD = 'keepers-demo';

/** Accounts and codes a fresh install prints; tests and documents rely on them. */
export const DEMO_ACCOUNTS = {
  operator: 'operator@demo.test',
  photographer: 'studio@demo.test',
  client: 'client@demo.test',
} as const;

/** The first label of its site's host. */
export const DEMO_SITE = 'demo';

/** A project of the demo studio: its texts, options, products and galleries by series of photographs. */
export interface DemoProject {
  code: string;
  name: string;
  location: string;
  date: string;
  language: 'en' | 'he';
  options: Record<string, unknown>;
  products: { name: string; maxphotos: number | null }[];
  galleries: { name: string; series: number }[];
  client: boolean;
}

/** The three demo projects. `series` counts the series of demo photographs, from 0. */
export const DEMO_PROJECTS: DemoProject[] = [
  {
    code: 'DEMO2026',
    name: 'Maya & Jonathan',
    location: 'Galilee hills',
    date: '2026-09-12',
    language: 'en',
    options: { allow_sharing: true, allow_downloads: true },
    products: [
      { name: 'Album', maxphotos: 12 },
      { name: 'Album cover', maxphotos: 1 },
    ],
    galleries: [
      { name: 'Morning', series: 0 },
      { name: 'By the sea', series: 1 },
      { name: 'Evening', series: 2 },
    ],
    client: true,
  },
  {
    code: 'HEBREW26',
    name: 'נועה ואיתי',
    location: 'חולות אשדוד',
    date: '2026-10-08',
    language: 'he',
    options: { force_selection_login: true, layout_color: 'dark' },
    products: [
      { name: 'אלבום', maxphotos: 12 },
      { name: 'כריכה', maxphotos: 1 },
    ],
    galleries: [
      { name: 'שקיעה', series: 3 },
      { name: 'לילה', series: 4 },
    ],
    client: true,
  },
  {
    code: 'AUTUMN26',
    name: 'Autumn walks',
    location: 'Judean hills',
    date: '2026-11-02',
    language: 'en',
    options: { available_public: true, allow_sharing: true },
    products: [],
    galleries: [{ name: 'Leaves and light', series: 5 }],
    client: false,
  },
];
