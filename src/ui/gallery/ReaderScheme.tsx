'use client';

import type { ReactNode } from 'react';
import { useReaderScheme } from './use-reader-scheme';

/** A page on the background that the reader chose for galleries on this device; without a choice on the given one. */
export function ReaderScheme({
  other,
  className,
  children,
}: {
  other: 'light' | 'dark';
  className: string;
  children: ReactNode;
}) {
  return (
    <div data-scheme={useReaderScheme(other)} className={className}>
      {children}
    </div>
  );
}
