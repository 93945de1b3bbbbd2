import { createHash } from 'node:crypto';
import { env } from '@/core/env';

/** Content of a page's head. */
export interface HeadFacts {
  locale: string;
  direction: 'ltr' | 'rtl';
  title: string;
  description: string;
  /** The page's absolute address in this language. */
  url: string;
  /** The absolute addresses of the page in other languages. */
  alternates: { locale: string; url: string }[];
  siteName: string;
  /** The page is an article, not part of the site itself. */
  article: boolean;
  indexed: boolean;
  card: string | null;
  /** Address of the favicon. */
  icon: string;
  /** Address of the site's feed. */
  feed: string | null;
  preload: string[];
  styles: string[];
  scripts: string[];
  structured: object[];
  /** What an outdated browser says above the page. */
  oldBrowser: string;
  /** Attributes of `<body>`. */
  body: Record<string, string>;
}

const safe = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const meta = (name: string, content: string) => `<meta name="${name}" content="${safe(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${safe(content)}">`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hosts that blocks may embed in a frame: videos and maps. */
export const FRAMED = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
];

/** Returns the policy of a page with inline styles: allows only our own, by their hashes. */
export function policyOf(styles: string[], { frames = "'none'" }: { frames?: string } = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.map(hashOf).join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${FRAMED.join(' ')}`,
    // The platform's: a code may lead to signing in there.
    `form-action 'self' ${env().publicUrl}`,
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}

/** Returns a page's complete HTML around the rendered body. */
export function pageHtml(facts: HeadFacts, drawn: string): string {
  const { locale, direction, title, description, url, alternates, siteName, indexed, card } = facts;
  const attributes = Object.entries(facts.body).map(([name, value]) => ` ${name}="${safe(value)}"`);
  const head = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<title>${safe(title)}</title>`,
    description && meta('description', description),
    indexed ? '' : meta('robots', 'noindex'),
    `<link rel="icon" href="${safe(facts.icon)}">`,
    `<link rel="canonical" href="${safe(url)}">`,
    ...alternates.map((one) => `<link rel="alternate" hreflang="${one.locale}" href="${safe(one.url)}">`),
    facts.feed && `<link rel="alternate" type="application/atom+xml" href="${safe(facts.feed)}">`,
    property('og:type', facts.article ? 'article' : 'website'),
    property('og:title', title),
    description && property('og:description', description),
    property('og:url', url),
    property('og:site_name', siteName),
    property('og:locale', locale === 'he' ? 'he_IL' : 'en_US'),
    card && property('og:image', card),
    meta('twitter:card', card ? 'summary_large_image' : 'summary'),
    ...facts.preload.map(
      (font) => `<link rel="preload" href="${safe(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...facts.styles.map((style) => `<style>${style}</style>`),
    ...facts.scripts.map((script) => `<script type="module" src="${safe(script)}"></script>`),
    ...facts.structured.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head>${head.filter(Boolean).join('')}</head><body${attributes.join('')}><p class="old-browser" hidden>${safe(facts.oldBrowser)}</p>${drawn}</body></html>`;
}
