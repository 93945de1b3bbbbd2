'use client';

import { createContext, useContext } from 'react';
import { OF_SITE, type StarterWords } from '../../rules/samples';
import type { PartBlock, SiteParts } from './parts';
import type { EditedSite } from './use-site';

export type Language = 'en' | 'he';

/** State and actions shared by every part of the builder. */
export interface Builder extends EditedSite {
  parts: SiteParts;
  /** What templates say, by type of block. */
  samples: StarterWords;
  /** The language that is edited and previewed. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The id of the current page; `missing` is the not-found page. */
  page: string;
  setPage: (id: string) => void;
  /** The id of the block whose form is open. */
  block: string | null;
  setBlock: (id: string | null) => void;
  /** The field of the chosen block to write in next: its formatted text was clicked in the preview. */
  wanted: string | null;
  setWanted: (field: string | null) => void;
}

const Context = createContext<Builder | null>(null);
export const BuilderProvider = Context.Provider;

/** Returns the builder of the surrounding provider; throws outside one. */
export function useBuilder(): Builder {
  const found = useContext(Context);
  if (!found) throw new Error('useBuilder was called outside the builder');
  return found;
}

/** Returns the definition of a block; null if its feature was removed. */
export const partOf = ({ parts }: Pick<Builder, 'parts'>, type: string): PartBlock | null =>
  parts.blocks.find(({ id }) => id === type) ?? null;

/** Returns what templates and new blocks say, by type of block: samples until they are edited. */
export const wordsOf = ({ words, blocks }: SiteParts): StarterWords =>
  new Map([[OF_SITE, new Set(words)], ...blocks.map(({ id, words }) => [id, new Set(words)] as const)]);
