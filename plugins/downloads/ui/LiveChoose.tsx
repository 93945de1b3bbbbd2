'use client';

import { useEffect, useState } from 'react';
import type { OfferView } from '../wire';
import { Choose, type DownloadChoice } from './Choose';

/** The choice on the download page, whose sizes follow the chosen photographs once the page has its script. */
export function LiveChoose({ offer, value: first }: { offer: OfferView; value: DownloadChoice }) {
  const [value, setValue] = useState(first);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return <Choose offer={offer} value={value} {...(alive && { onChoice: setValue })} />;
}
