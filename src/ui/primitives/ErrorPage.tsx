import type { ReactNode } from 'react';
import { ReaderScheme } from '../gallery/ReaderScheme';
import { LanguageSwitch } from './LanguageSwitch';
import { type Flash, NoticeHost } from './NoticeHost';

export interface ErrorPageProps {
  /** The name in the corner: a studio's or the product's. */
  mark: string;
  title: string;
  text?: string;
  children?: ReactNode;
  flash?: Flash | null;
  /** Beside the text on a wide screen, above it on a phone. */
  beside?: ReactNode;
  /** The background of the gallery it belongs to, unless the reader chose another; without one it is light. */
  scheme?: 'light' | 'dark';
}

/** A page with one thing to do: a name, a sentence, a form; much empty space around it. */
export function ErrorPage({ mark, title, text, children, flash = null, beside, scheme }: ErrorPageProps) {
  const look = 'flex min-h-svh flex-col lg:flex-row';
  const content = (
    <>
      {beside && (
        <div className="h-36 shrink-0 overflow-hidden sm:h-52 lg:sticky lg:top-0 lg:h-svh lg:w-[46%]">
          {beside}
        </div>
      )}
      <div className="flex flex-1 flex-col px-6 sm:px-12">
        <header className="flex min-h-20 items-center justify-between">
          <p className="font-display text-xl">
            <bdi>{mark}</bdi>
          </p>
          <LanguageSwitch />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-8 py-10 pb-24">
          <div className="flex flex-col gap-3">
            <h1 className="text-balance font-display text-4xl leading-tight sm:text-5xl">{title}</h1>
            {text && <p className="text-lg text-quiet">{text}</p>}
          </div>
          {children}
        </main>
      </div>
      <NoticeHost flash={flash} />
    </>
  );
  return scheme ? (
    <ReaderScheme other={scheme} className={look}>
      {content}
    </ReaderScheme>
  ) : (
    <div data-scheme="light" className={look}>
      {content}
    </div>
  );
}
