import type { ReactNode } from 'react';

export interface SentencePageProps {
  /** The name in the corner: a studio's or the product's. */
  mark: string;
  title: string;
  text?: string;
  children?: ReactNode;
  /** In the corner across from the name. */
  corner?: ReactNode;
}

/** Around a sentence page and what is beside it. */
export const SENTENCE_LOOK = 'flex min-h-svh flex-col lg:flex-row';

/** A name, a sentence, and one thing to do, with much empty space around them. It needs no code in the browser. */
export function SentencePage({ mark, title, text, children, corner }: SentencePageProps) {
  return (
    <div className="flex flex-1 flex-col px-6 sm:px-12">
      <header className="flex min-h-20 items-center justify-between">
        <p className="font-display text-xl">
          <bdi>{mark}</bdi>
        </p>
        {corner}
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-8 py-10 pb-24">
        <div className="flex flex-col gap-3">
          <h1 className="text-balance font-display text-4xl leading-tight sm:text-5xl">{title}</h1>
          {text && <p className="text-lg text-quiet">{text}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
