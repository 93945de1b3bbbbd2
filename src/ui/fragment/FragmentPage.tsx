import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { TypePair } from '@/core/photo/gallery-design';
import type { LayoutColor } from '@/core/wire';
import { accentTokens } from '../gallery/accent-tokens';
import { cx } from '../primitives/class-names';
import { LanguageSwitch } from '../primitives/LanguageSwitch';
import { NoticeHost } from '../primitives/NoticeHost';
import { typeTokens } from '../type/type-pairs';
import { SolveBeforeSending } from './SolveBeforeSending';

export interface FragmentPageProps {
  scheme: LayoutColor;
  accent: string | null;
  type: TypePair;
  /** The gallery it belongs to, if any. */
  back: string | null;
  /** It has columns of pictures, and takes the width of a screen. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A fragment opened directly: a whole page with a link back to the gallery. */
export function FragmentPage({ scheme, accent, type, back, wide, children }: FragmentPageProps) {
  const t = useTranslations('common');
  const width = wide ? 'max-w-6xl' : 'max-w-xl';
  return (
    <div
      data-scheme={scheme}
      style={{ ...accentTokens(accent), ...typeTokens(type) } as CSSProperties}
      className="flex min-h-svh flex-col px-6"
    >
      <header className={cx('mx-auto flex min-h-20 w-full items-center justify-between', width)}>
        {back ? (
          <a href={back} className="touch-target inline-flex items-center underline-offset-4 hover:underline">
            {t('toGallery')}
          </a>
        ) : (
          <span />
        )}
        <LanguageSwitch className="-me-2" />
      </header>
      <main className={cx('mx-auto w-full flex-1 pt-4 pb-16', width)}>{children}</main>
      <SolveBeforeSending />
      <NoticeHost />
    </div>
  );
}
