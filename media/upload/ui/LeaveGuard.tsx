'use client';

import { type ReactNode, useEffect } from 'react';
import { useUploads } from './use-uploads';

/** Around the whole admin: asks before the page is left during uploads. */
export function LeaveGuard({ children }: { children?: ReactNode }) {
  const { totals } = useUploads();
  useEffect(() => {
    if (!totals.active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [totals.active]);
  return children;
}
