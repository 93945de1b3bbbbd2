import { readChoices } from '@plugins/kit/view/internal';
import { useEffect, useState } from 'react';

/** Returns the background that the reader chose for galleries on this device; without a choice the studio's. */
export function useReaderScheme(studios: 'light' | 'dark'): 'light' | 'dark' {
  const [own, setOwn] = useState(studios);
  useEffect(() => setOwn(readChoices().scheme ?? studios), [studios]);
  return own;
}
