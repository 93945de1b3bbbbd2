'use client';

import { useEffect, useState } from 'react';
import { readChoices } from './reader-choices';

/** Returns the background that the reader chose for galleries on this device; without a choice the given one. */
export function useReaderScheme(other: 'light' | 'dark'): 'light' | 'dark' {
  const [own, setOwn] = useState(other);
  useEffect(() => setOwn(readChoices().scheme ?? other), [other]);
  return own;
}
