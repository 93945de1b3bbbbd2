import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { ProseDocument } from '@/core/text/prose-document';
import type { SiteLinkTo, SitePicture } from '@/modules/sites/rules/site-fields';

/** Values of custom properties, by their names without `--`. */
export type Tokens = Readonly<Record<string, string>>;

/** Input of a template's layout, which surrounds a page's blocks. */
export interface LayoutProps {
  site: {
    name: string;
    tagline: string;
    logo: SitePicture | null;
    email: string | null;
    phone: string | null;
    home: string;
  };
  /** `name` is the page's name in menus; the home page is `home`. */
  page: { title: string; home: boolean };
  menu: (SiteLinkTo & { current: boolean })[];
  footer: { text: ProseDocument | null; links: SiteLinkTo[]; social: { name: string; href: string }[] };
  /** The page in the site's other languages. */
  languages: { locale: Locale; label: string; href: string; current: boolean }[];
  children: ReactNode;
}

/** A website's theme: fonts, color and type variations, layout, and its own blocks. */
export interface SiteTemplate {
  id: string;
  /** Names of it and of its variations, in each language. */
  words: Record<
    Locale,
    { name: string; about: string; palettes: Record<string, string>; types: Record<string, string> }
  >;
  palettes: Record<string, Tokens>;
  types: Record<string, Tokens>;
  /** Font files to preload, by the beginning of their names (`cormorant-latin-wght-normal`). */
  preload: Partial<Record<Locale, readonly string[]>>;
  Layout: ComponentType<LayoutProps>;
  /** Its own views of blocks, by block id; others use the blocks' own views. */
  blocks?: Record<string, ComponentType<never>>;
  /** The first document of a new site, whose pictures are `photo:0`, `photo:1`, … */
  starter: unknown;
}
