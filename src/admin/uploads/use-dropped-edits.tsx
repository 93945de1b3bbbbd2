'use client';

import { type ReactNode, useState } from 'react';
import { editsAmong, type Proof } from '@/domain/match-edits';
import { useCall } from '../components/use-call';
import { type Dropped, DroppedEdits } from './DroppedEdits';
import type { FoundFile } from './upload-types';

/**
 * `[ask, dialog]`: asks about files put into a gallery, where some have the names of photographs the project has; gives
 * whether it asks. Where it does, the dialog sends them.
 */
export function useDroppedEdits(
  project: string,
  gallery: string,
): [(found: FoundFile[]) => Promise<boolean>, ReactNode] {
  const call = useCall();
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const ask = async (found: FoundFile[]): Promise<boolean> => {
    const address = `/api/x/studio/projects/${project}/photos/names`;
    // Where nothing can be asked the upload says itself what is wrong.
    const known = await call<{ names: Proof[] }>(address).catch(() => null);
    const files = found.map(({ file }) => ({ name: file.name, bytes: file.size }));
    const edits = known && editsAmong(files, known.names);
    if (edits) setDropped({ found, edits });
    return edits !== null;
  };
  const dialog = dropped ? (
    <DroppedEdits dropped={dropped} gallery={gallery} onClose={() => setDropped(null)} />
  ) : null;
  return [ask, dialog];
}
