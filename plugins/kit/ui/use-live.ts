'use client';

import { useEffect, useRef } from 'react';
import type { LiveName } from '@/core/live/messages';
import { useGalleryContext } from '@/ui/gallery/gallery-context';
import type { LiveHandler } from '@/ui/gallery/live';

/** Subscribes to a live message of the project, with its id, while mounted; `back`: the connection is restored. */
export function useLive<Name extends LiveName>(name: Name, handler: LiveHandler<Name>): void;
export function useLive(name: 'back', handler: () => void): void;
export function useLive(name: LiveName | 'back', handler: (message: never, id: never) => void): void {
  const { live } = useGalleryContext();
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const call = (message?: unknown, id?: unknown) => latest.current(message as never, id as never);
    return name === 'back' ? live.onBack(call) : live.on(name, call);
  }, [live, name]);
}
