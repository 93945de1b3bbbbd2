import type { ReactNode } from 'react';
import { ReaderScheme } from '../gallery/ReaderScheme';
import { LanguageSwitch } from './LanguageSwitch';
import { type Flash, NoticeHost } from './NoticeHost';
import { SENTENCE_LOOK, SentencePage, type SentencePageProps } from './SentencePage';

export interface ErrorPageProps extends Omit<SentencePageProps, 'corner'> {
  flash?: Flash | null;
  /** Beside the text on a wide screen, above it on a phone. */
  beside?: ReactNode;
  /** The background of the gallery it belongs to, unless the reader chose another; without one it is light. */
  scheme?: 'light' | 'dark';
}

/** A page with one thing to do: a name, a sentence, a form, with a choice of language and notices. */
export function ErrorPage({ flash = null, beside, scheme, ...sentence }: ErrorPageProps) {
  const content = (
    <>
      {beside && (
        <div className="h-36 shrink-0 overflow-hidden sm:h-52 lg:sticky lg:top-0 lg:h-svh lg:w-[46%]">
          {beside}
        </div>
      )}
      <SentencePage {...sentence} corner={<LanguageSwitch />} />
      <NoticeHost flash={flash} />
    </>
  );
  return scheme ? (
    <ReaderScheme other={scheme} className={SENTENCE_LOOK}>
      {content}
    </ReaderScheme>
  ) : (
    <div data-scheme="light" className={SENTENCE_LOOK}>
      {content}
    </div>
  );
}
