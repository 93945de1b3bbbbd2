'use client';

import type { MediaView } from '@plugins/kit/ui/wire';
import { useEffect } from 'react';
import { looks } from './looks';

/** Renders nothing: the photograph that the viewer shows. */
export function WatchPhoto({ media: { id } }: { media: MediaView }) {
  useEffect(() => {
    void looks(({ lookAt }) => lookAt({ photograph: id }));
    return () => void looks(({ lookAt }) => lookAt({ photograph: null }));
  }, [id]);
  return null;
}
