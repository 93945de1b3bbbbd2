'use client';

import { useCallback } from 'react';

let shown: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The addresses the shared modal went through; the last is shown, none means a closed modal. */
export const shownFragments = (): readonly string[] => shown;

/** The store's other half, for React. */
export function subscribeFragments(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks the modal's history entries: Back leads to what it showed before, then closes it. */
const OWN = 'keepersFragments';

/** The modal's content by the history. */
export function fragmentsOfHistory(): readonly string[] {
  const kept = (history.state as Record<string, unknown> | null)?.[OWN];
  return Array.isArray(kept) ? kept.filter((path): path is string => typeof path === 'string') : [];
}

/** Shows the history's content: after Back or Forward. */
export const followHistory = (): void => set(fragmentsOfHistory());

/** Opens a *fragment* path in the shared modal; one opened inside it replaces the content. */
export function openFragment(path: string): void {
  const next = [...shown, path];
  history.pushState({ ...(history.state as object | null), [OWN]: next }, '');
  set(next);
}

/** Closes the modal, and removes its history entries. */
export function closeFragments(): void {
  const depth = fragmentsOfHistory().length;
  if (depth > 0) history.go(-depth);
  set([]);
}

/** `open(path)` for components: shows the fragment that a path answers in the shared modal. */
export function useFragment(): (path: string) => void {
  return useCallback((path: string) => openFragment(path), []);
}
