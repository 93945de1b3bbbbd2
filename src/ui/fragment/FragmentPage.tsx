import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { LayoutColor } from '@/core/wire';
import { accentTokens } from '../gallery/accent-tokens';
import { LanguageSwitch } from '../primitives/LanguageSwitch';
import { NoticeHost } from '../primitives/NoticeHost';
import { SolveBeforeSending } from './SolveBeforeSending';

export interface FragmentPageProps {
  scheme: LayoutColor;
  accent: string | null;
  /** The gallery it belongs to, if any. */
  back: string | null;
  children: ReactNode;
}

/** A fragment opened directly: a whole page with a link back to the gallery. */
export function FragmentPage({ scheme, accent, back, children }: FragmentPageProps) {
  const t = useTranslations('common');
  return (
    <div
      data-scheme={scheme}
      style={accentTokens(accent, scheme) as CSSProperties}
      className="flex min-h-svh flex-col px-6"
    >
      <header className="mx-auto flex min-h-20 w-full max-w-xl items-center justify-between">
        {back ? (
          <a href={back} className="touch-target inline-flex items-center underline-offset-4 hover:underline">
            {t('toGallery')}
          </a>
        ) : (
          <span />
        )}
        <LanguageSwitch />
      </header>
      <main className="mx-auto w-full max-w-xl flex-1 pt-4 pb-16">{children}</main>
      <SolveBeforeSending />
      <NoticeHost />
    </div>
  );
}
