'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';

/** The project's chosen cover. */
export interface ProjectCover {
  /** Null: it is chosen automatically. */
  id: string | null;
  /** A change was saved: the project's header reloads its picture. */
  changed: (id: string | null) => void;
}

/** Holds the project's cover from its last change until the page has loaded it again. */
export function useProjectCover(given: string | null): ProjectCover {
  const router = useRouter();
  const [id, setId] = useState(given);
  useEffect(() => setId(given), [given]);
  return useMemo(
    () => ({
      id,
      changed: (next) => {
        setId(next);
        router.refresh();
      },
    }),
    [id, router],
  );
}
