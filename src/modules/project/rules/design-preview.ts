import { isStaff, type Role } from '@/core/access/roles';
import { COVER_STYLES, type GalleryDesign, SPACINGS, TYPE_PAIRS } from '@/core/photo/gallery-design';
import { isSortBy, type SortBy } from '@/modules/access/rules/sort';
import { LAYOUT_COLORS, LAYOUTS } from './event-words';

/** The look of a project's gallery, and the order of its photographs. */
export interface Design extends GalleryDesign {
  sort_by: SortBy;
  /** `#rrggbb`; null: the brand's. */
  accent_color: string | null;
}

const LOGO = { logo: true, plain: false } as const;
const words = (design: Design, accent: string | null): string[] => [
  design.layout,
  design.layout_color,
  design.sort_by,
  design.cover_style,
  design.type_pair,
  design.spacing,
  design.cover_logo ? 'logo' : 'plain',
  accent?.slice(1) ?? '',
];

/**
 * Returns a design as a query, for the gallery's preview beside its settings: as a client sees it. `brandAccent`: where
 * it has no accent.
 */
export const designSearch = (design: Design, brandAccent: string | null): string =>
  `?${new URLSearchParams({ as: 'proofing', design: words(design, design.accent_color ?? brandAccent).join('.') })}`;

const among = <T extends string>(values: readonly T[], word: string | undefined): T | undefined =>
  values.find((value) => value === word);

/** A previewed design; `brand_accent` is the accent in force. */
export type Previewed = Design & { brand_accent: string | null };

/** Reads such a query: invalid values are ignored. */
export function readDesign(text: string | undefined): Partial<Previewed> {
  const [layout, color, sort, cover, type, spacing, logo, accent] = (text ?? '').split('.');
  const found = {
    layout: among(LAYOUTS, layout),
    layout_color: among(LAYOUT_COLORS, color),
    sort_by: isSortBy(sort) ? sort : undefined,
    cover_style: among(COVER_STYLES, cover),
    type_pair: among(TYPE_PAIRS, type),
    spacing: among(SPACINGS, spacing),
    cover_logo: logo === 'logo' || logo === 'plain' ? LOGO[logo] : undefined,
    brand_accent: accent === undefined ? undefined : /^[0-9a-f]{6}$/i.test(accent) ? `#${accent}` : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/**
 * Returns a project with the previewed design if the viewer belongs to the account, also while they preview another
 * role; others see the saved one.
 */
export const inDesign = <Project extends Previewed>(
  project: Project,
  { role, preview }: { role: Role; preview?: true },
  text: string | undefined,
): Project => (isStaff(role) || preview ? { ...project, ...readDesign(text) } : project);
