'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { cx } from '@/ui/primitives/class-names';
import type { SiteLinkTo, SitePicture } from '../rules/site-fields';

export { cx };

/** What a view may know of the page it stands in. */
export interface SitePage {
  locale: Locale;
  /** Whose site it is, as visitors know it. */
  name: string;
  /** The site is being worked on: links lead nowhere, nothing is sent. */
  draft: boolean;
  /** Where forms of the site send to, and what they are about. */
  path: string;
  /** Asks for a rule of the page's own style: what a view cannot know before (where a picture's heart lies). */
  rule: (selector: string, declarations: string) => void;
  /** Counts pictures from the top: the first is fetched at once, the others when they come near. */
  nextPicture: () => number;
  /** The level of the heading that comes next: the page's own first, then of blocks, then of what is in a block. */
  heading: (of: 'block' | 'item') => 1 | 2 | 3;
}

const Page = createContext<SitePage>({
  locale: 'en',
  name: '',
  draft: false,
  path: '/',
  rule: () => undefined,
  nextPicture: () => 1,
  heading: (of) => (of === 'block' ? 2 : 3),
});
export const SitePageProvider = Page.Provider;

/** The page a view stands in. */
export const usePage = (): SitePage => useContext(Page);

/** A block as its view knows it. */
export interface SiteBlockPlace {
  /** Its id on the page; forms send it along as `block`, so that they find back. */
  id: string;
  /** Its form was refused: what is wrong, and what was typed. */
  form: { errors: Record<string, string[]>; values: Record<string, unknown> } | null;
}

const Block = createContext<SiteBlockPlace>({ id: '', form: null });
export const SiteBlockProvider = Block.Provider;

/** The block a view draws. */
export const useBlock = (): SiteBlockPlace => useContext(Block);

const sources = ({ base, widths }: SitePicture, format: string) =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');

export interface PictureProps {
  picture: SitePicture;
  /** How wide it stands in the page, as in `sizes`: `(min-width: 60rem) 50vw, 100vw`. */
  sizes: string;
  className?: string;
  /** Overrides the picture's own words; empty for a picture that only decorates. */
  alt?: string;
}

/** A picture in the size and format a browser wants, cut around its heart where its place has another shape. */
export function Picture({ picture, sizes, className, alt }: PictureProps) {
  const { rule, nextPicture } = usePage();
  const { base, widths, width, height, focus, tint } = picture;
  const first = nextPicture() === 0;
  const { x, y } = { x: Math.round(focus.x), y: Math.round(focus.y) };
  const heart = `heart-${x}-${y}`;
  rule(`.${heart}`, `object-position:${x}% ${y}%`);
  const colour = tint?.slice(1);
  if (colour) rule(`.tint-${colour}`, `background-color:#${colour}`);
  const middle = widths.find((one) => one >= 1200) ?? widths.at(-1) ?? width;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(picture, 'webp')} sizes={sizes} />
      <img
        src={`${base}/${middle}.jpg`}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        className={[heart, colour && `tint-${colour}`, className].filter(Boolean).join(' ')}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  );
}

/** A link of the site; elsewhere in a new window without telling where from. */
export function SiteLink({
  to,
  className,
  children,
}: {
  to: SiteLinkTo;
  className?: string;
  children?: ReactNode;
}) {
  const away = /^https?:/.test(to.href);
  return (
    <a href={to.href} className={className} {...(away ? { rel: 'noopener', target: '_blank' } : {})}>
      {children ?? <bdi>{to.label}</bdi>}
    </a>
  );
}

/** What a block is called: the first of a page is the page's own heading, the others stand below it. */
export function Title({ children, className }: { children: ReactNode; className?: string }) {
  const { heading } = usePage();
  if (!children) return null;
  const Tag = `h${heading('block')}` as const;
  return (
    <Tag className={cx('title', className)} dir="auto">
      {children}
    </Tag>
  );
}

/** What one thing of a block is called: one level below what the block is called. */
export function ItemTitle({ children }: { children: ReactNode }) {
  const { heading } = usePage();
  if (!children) return null;
  const Tag = `h${heading('item')}` as const;
  return (
    <Tag className="item-title" dir="auto">
      {children}
    </Tag>
  );
}

/** Paragraphs that were written in Markdown, made safe by whoever drew the page. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (!html) return null;
  return (
    <div
      className={cx('prose', className)}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown without HTML, drawn by us
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
