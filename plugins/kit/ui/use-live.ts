'use client';

import { useEffect, useRef } from 'react';
import { useGalleryContext } from '@/components/gallery/gallery-context';
import type { LiveHandler } from '@/components/gallery/live';
import type { LiveName } from '@/domain/wire';

/** Hears a live message of the project, and its id, while a component stands; `back`: the line is up again after it was lost. */
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
