import type { CSSProperties, ReactNode } from 'react';
import type { LayoutColor } from '@/core/wire';
import { SolveBeforeSending } from '../fragment/SolveBeforeSending';
import { accentTokens } from '../gallery/accent-tokens';
import { LanguageSwitch } from '../primitives/LanguageSwitch';
import { type Flash, NoticeHost } from '../primitives/NoticeHost';

export interface SiteFrameProps {
  scheme: LayoutColor;
  accent: string | null;
  brand: string;
  /** Shown in another site's frame, which has a header of its own. */
  bare: boolean;
  flash: Flash | null;
  children: ReactNode;
}

/** The frame of a page of a photographer's site: her name, the other language, her color. */
export function SiteFrame({ scheme, accent, brand, bare, flash, children }: SiteFrameProps) {
  const style = accentTokens(accent) as CSSProperties;
  if (bare)
    return (
      <div data-scheme={scheme} style={style} className="p-4">
        <main>{children}</main>
      </div>
    );
  return (
    <div data-scheme={scheme} style={style} className="flex min-h-svh flex-col px-5 sm:px-10">
      <header className="mx-auto flex min-h-20 w-full max-w-6xl items-center justify-between gap-4">
        <a
          href="/"
          className="touch-target inline-flex items-center font-display text-xl underline-offset-4 hover:underline"
        >
          <bdi>{brand}</bdi>
        </a>
        <LanguageSwitch />
      </header>
      <main className="mx-auto w-full max-w-6xl flex-1 pt-6 pb-24 sm:pt-12">{children}</main>
      <NoticeHost flash={flash} />
      <SolveBeforeSending />
    </div>
  );
}
