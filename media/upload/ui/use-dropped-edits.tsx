'use client';

import { editsAmong, type Proof } from '@media/rules/match-edits';
import { type ReactNode, useState } from 'react';
import { useCall } from '@/ui/admin/use-call';
import { type Dropped, DroppedEdits } from './DroppedEdits';
import { readTaken } from './read-taken';
import type { FoundFile } from './upload-types';

/**
 * `[send, dialog]`: sends files put into a gallery by `place`. Where some have the names of photographs the project has
 * it asks first: those that are edits replace their proofs, and `place` gets the others.
 */
export function useDroppedEdits(
  project: string,
): [(found: FoundFile[], place: Dropped['place']) => Promise<void>, ReactNode] {
  const call = useCall();
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const ask = async (found: FoundFile[], place: Dropped['place']): Promise<void> => {
    const address = `/api/x/studio/projects/${project}/photos/names`;
    // Where the check fails the upload itself reports what is wrong.
    const known = await call<{ names: Proof[] }>(address).catch(() => null);
    const files = found.map(({ file }) => ({ name: file.name, bytes: file.size }));
    const first = known && editsAmong(files, known.names);
    // Read only where names suggest edits: most drops are new photographs.
    const taken = first ? await readTaken(found.map(({ file }) => file)) : [];
    const edits =
      first &&
      editsAmong(
        files.map((file, at) => ({ ...file, captured_at: taken[at] ?? null })),
        known.names,
      );
    if (edits) setDropped({ found, edits, place });
    else await place(found);
  };
  const dialog = dropped ? <DroppedEdits dropped={dropped} onClose={() => setDropped(null)} /> : null;
  return [ask, dialog];
}
