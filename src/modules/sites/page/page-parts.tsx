'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { ProseDocument } from '@/core/text/prose-document';
import { cx } from '@/ui/primitives/class-names';
import type { SiteLinkTo, SitePicture } from '../rules/site-fields';
import { ProseNodes } from '../ui/ProseNodes';

export { cx };

/** The page as its views know it. */
export interface SitePage {
  locale: Locale;
  /** The site's public name. */
  name: string;
  /** The page is shown in the builder: links and forms are inactive. */
  draft: boolean;
  /** The page's path, with the number of its part. */
  path: string;
  /** Adds a rule to the page's style, for values known only while rendering, such as a focal point. */
  rule: (selector: string, declarations: string) => void;
  /** Counts pictures from the top: the first loads eagerly, the others lazily. */
  nextPicture: () => number;
  /** Returns the level of the next heading: the page's own first, then of blocks, then of items in a block. */
  heading: (of: 'block' | 'item') => 1 | 2 | 3;
  /** The page lists the studio's projects with a search by name. */
  searches?: boolean;
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

/** Returns the page of a view. */
export const usePage = (): SitePage => useContext(Page);

/** A block as its view knows it. */
export interface SiteBlockPlace {
  /** Its id on the page; forms send it as `block`, so that the server finds their block. */
  id: string;
  /** Errors and input of its refused form. */
  form: { errors: Record<string, string[]>; values: Record<string, unknown> } | null;
}

const Block = createContext<SiteBlockPlace>({ id: '', form: null });
export const SiteBlockProvider = Block.Provider;

/** Returns the block that a view renders. */
export const useBlock = (): SiteBlockPlace => useContext(Block);

const sources = ({ base, widths }: SitePicture, format: string) =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');

export interface PictureProps {
  picture: SitePicture;
  /** Its width on the page, as in `sizes`: `(min-width: 60rem) 50vw, 100vw`. */
  sizes: string;
  className?: string;
  /** Overrides the picture's alternative text; empty for a decorative picture. */
  alt?: string;
}

/** A picture in the size and format that a browser needs, cropped around its focal point. */
export function Picture({ picture, sizes, className, alt }: PictureProps) {
  const { rule, nextPicture } = usePage();
  const { base, widths, width, height, focus, tint } = picture;
  const first = nextPicture() === 0;
  const { x, y } = { x: Math.round(focus.x), y: Math.round(focus.y) };
  const heart = `heart-${x}-${y}`;
  rule(`.${heart}`, `object-position:${x}% ${y}%`);
  const color = tint?.slice(1);
  if (color) rule(`.tint-${color}`, `background-color:#${color}`);
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
        className={[heart, color && `tint-${color}`, className].filter(Boolean).join(' ')}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  );
}

/** A link of the site; to other sites in a new window without a referrer. */
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

/** A block's title: the first of a page is the page's heading, the others are one level lower. */
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

/** A heading for screen readers, after the blocks of a page of which none has a title: a film or a map, for example. */
export function HeadingWhereNone({ title }: { title: string }) {
  const { heading } = usePage();
  if (heading('block') > 1) return null;
  return (
    <h1 className="unseen" dir="auto">
      {title}
    </h1>
  );
}

/** The title of an item in a block: one level below the block's title. */
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

/** Formatted text of a photographer, as paragraphs, headings, lists and links. */
export function Prose({ text, className }: { text: ProseDocument | null; className?: string }) {
  if (!text) return null;
  return (
    <div className={cx('prose', className)} dir="auto">
      <ProseNodes document={text} />
    </div>
  );
}
