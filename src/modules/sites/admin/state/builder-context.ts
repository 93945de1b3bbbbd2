'use client';

import { createContext, useContext } from 'react';
import type { PartBlock, SiteParts } from './parts';
import type { EditedSite } from './use-site';

export type Language = 'en' | 'he';

/** What every part of the builder may know and do. */
export interface Builder extends EditedSite {
  parts: SiteParts;
  /** The language that is written and looked at. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The page that is worked on, by its id; `missing` is what is shown where nothing stands. */
  page: string;
  setPage: (id: string) => void;
  /** The block whose form is open, by its id. */
  block: string | null;
  setBlock: (id: string | null) => void;
}

const Context = createContext<Builder | null>(null);
export const BuilderProvider = Context.Provider;

/** The builder around a component. */
export function useBuilder(): Builder {
  const found = useContext(Context);
  if (!found) throw new Error('useBuilder stands outside the builder');
  return found;
}

/** The part a block is made by; null where its feature is gone. */
export const partOf = ({ parts }: Pick<Builder, 'parts'>, type: string): PartBlock | null =>
  parts.blocks.find(({ id }) => id === type) ?? null;
