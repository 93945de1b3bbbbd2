import { tokensFor } from '../draw/tokens';
import { siteParts } from '../parts';
import type { SiteDocument } from '../rules/document';
import type { SitePicture } from '../rules/site-fields';
import type { Site } from '../site';

/** The platform's own icon; `src/app/icon.svg` is the same for pages rendered by Next. */
const PLATFORM =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d1a16"/><path d="M11 8v16M11 17l9-9M14.5 13.8 21 24" fill="none" stroke="#faf8f4" stroke-width="2.6" stroke-linecap="round"/></svg>';
/** A logo whose aspect ratio exceeds this is unreadable at 16 pixels. */
const SQUARE = 1.35;

/**
 * Returns the name's first letter on the site's accent as SVG, for `/icon.svg` and `/favicon.ico`; for the platform its
 * own icon.
 */
export function iconSvg({ site, live }: { site: Site; live: SiteDocument }, name: string): string {
  if (site.account === '') return PLATFORM;
  const { templates } = siteParts();
  const template = templates.find(({ id }) => id === live.template) ?? templates[0];
  const tokens: Record<string, string> = template ? tokensFor(template, live) : {};
  const [first] = new Intl.Segmenter().segment(name.trim());
  const letter = (first?.segment ?? '').toUpperCase().replace(/[<&]/g, '');
  const { accent = '#1d1a16', 'on-accent': words = '#ffffff' } = tokens;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-size="20" fill="${words}">${letter}</text></svg>`;
}

/** Returns the address of a page's icon: the studio's logo if it is about square, else the letter. */
export function iconOf(logo: SitePicture | null): string {
  const shape = logo ? logo.width / logo.height : 0;
  return logo && shape < SQUARE && shape > 1 / SQUARE ? `${logo.base}/${logo.widths[0]}.webp` : '/icon.svg';
}
