'use client';

import { useEffect, useRef } from 'react';
import { useGalleryContext } from '@/components/gallery/gallery-context';
import type { LiveMessages, LiveName } from '@/domain/wire';

/** Hears a live message of the project while a component stands; `back`: the line is up again after it was lost. */
export function useLive<Name extends LiveName>(
  name: Name,
  handler: (message: LiveMessages[Name]) => void,
): void;
export function useLive(name: 'back', handler: () => void): void;
export function useLive(name: LiveName | 'back', handler: (message: never) => void): void {
  const { live } = useGalleryContext();
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const call = (message?: unknown) => latest.current(message as never);
    return name === 'back' ? live.onBack(call) : live.on(name, call);
  }, [live, name]);
}
