'use client';

import { useCallback, useRef } from 'react';
import { withBlocks } from '../../rules/edit-document';
import { findProse, findWords, type WordsPlace, withWords } from '../../rules/find-words';
import { writeSetting } from '../../rules/sample-texts';
import { type Builder, partOf, useBuilder } from '../state/builder-context';

/** Below this width a chosen block opens its form instead of the preview. */
const BESIDE = '(width > 43rem)';

/** A text that is being written in the preview. */
interface Writing extends WordsPlace, Pick<Builder, 'page' | 'language'> {
  block: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Writing in the preview: `begin` takes a click of the frame and returns the limit of the text in characters, or null if
 * it cannot be written there; `write` takes what was written since, `end` its end.
 */
export function useWriting() {
  const builder = useBuilder();
  const { document, page, language, samples, change, setWanted } = builder;
  const writing = useRef<Writing | null>(null);
  const begin = (said: Record<string, unknown>): number | null => {
    const { block, text, nth, prose } = said;
    const found = document.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
    const part = found && partOf(builder, found.type);
    if (!found || !part || !matchMedia(BESIDE).matches) return null;
    const settings = { ...part.defaults, ...found.settings };
    if (typeof prose === 'number')
      setWanted(findProse(part.form, settings, { locale: language, nth: prose }));
    if (typeof text !== 'string' || typeof nth !== 'number' || prose !== null) return null;
    const place = findWords(part.form, settings, { locale: language, text, nth });
    writing.current = place && { ...place, page, language, block: found.id };
    return place?.max ?? null;
  };
  const write = useCallback(
    (text: string) => {
      const at = writing.current;
      if (!at) return;
      const { path, max, language: locale } = at;
      const name = String(path[0]);
      change(
        (all) =>
          withBlocks(all, at.page, (blocks) =>
            blocks.map((one) => {
              if (one.id !== at.block) return one;
              const next = withWords(one.settings, path, { locale, text: text.slice(0, max) });
              return writeSetting(one, { name, value: next[name] }, samples.get(one.type) ?? NONE);
            }),
          ),
        `${at.block}.${path.join('.')}`,
      );
    },
    [change, samples],
  );
  const end = useCallback(() => {
    writing.current = null;
  }, []);
  return { begin, write, end };
}
