'use client';

import { useCallback, useState } from 'react';
import { compareSites } from '../../rules/compare-sites';
import type { SiteDocument } from '../../rules/document';
import type { StudioPicture, StudioSite } from '../../rules/studio-site';
import * as history from './history';
import { useAutosave } from './use-autosave';

/** Facts about the site besides the document. */
export type SiteFacts = Omit<StudioSite, 'document' | 'revision' | 'pictures'>;

/** State of the edited site: its document with undo, its pictures, its saving. */
export function useSite(read: StudioSite & { document: SiteDocument }, query: string) {
  const { document: first, revision, pictures: own, ...rest } = read;
  const [steps, setSteps] = useState(() => history.begin(first));
  const [pictures, setPictures] = useState(own);
  const [facts, setFacts] = useState<SiteFacts>(rest);
  const document = steps.now;
  const kept = useAutosave(document, revision, `/api/x/sites/draft${query}`);
  const change = useCallback(
    (to: (document: SiteDocument) => SiteDocument, key: string | null = null) =>
      setSteps((all) => history.step(all, to(all.now), key, Date.now())),
    [],
  );
  const { settle } = kept;
  /** Continues with the server's document; the local one remains as an undo step. */
  const take = useCallback(
    (there: { document: SiteDocument; revision: number }) => {
      settle(there.revision, there.document);
      setSteps((all) => history.step(all, there.document, null, Date.now()));
    },
    [settle],
  );
  return {
    document,
    pictures,
    facts,
    query,
    kept,
    change,
    take,
    setFacts: (more: Partial<SiteFacts>) => setFacts((before) => ({ ...before, ...more })),
    addPictures: useCallback(
      (more: Record<string, StudioPicture>) => setPictures((before) => ({ ...before, ...more })),
      [],
    ),
    undo: useCallback(() => setSteps(history.undo), []),
    redo: useCallback(() => setSteps(history.redo), []),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    changes: compareSites(facts.live, document),
  };
}

export type EditedSite = ReturnType<typeof useSite>;
