'use client';

import type { MediaView } from '@plugins/kit/ui/wire';
import { useEffect } from 'react';
import { lookAt } from './watch-looks';

/** Renders nothing: the photograph that the viewer shows. */
export function WatchPhoto({ media: { id } }: { media: MediaView }) {
  useEffect(() => {
    lookAt({ photograph: id });
    return () => lookAt({ photograph: null });
  }, [id]);
  return null;
}
