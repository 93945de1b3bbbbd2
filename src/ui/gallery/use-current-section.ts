'use client';

import { useCallback, useEffect } from 'react';
import { readViewerHash } from '../viewer/viewer-hash';
import { atFirstAct } from './at-first-act';
import { useGalleryContext } from './gallery-context';
import { pageSearch } from './gallery-query';

/** The gallery whose beginning is above this part of the screen is the current one. */
const LINE = 0.4;

const elementOf = (gallery: string) =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(gallery)}"]`);

/** The gallery a person asked for by name stays current until the next press, key, or turn of the wheel. */
let held = false;

/** Scrolls to the beginning of a gallery on the page. */
export function scrollToSection(gallery: string): void {
  held = true;
  atFirstAct(() => {
    held = false;
  });
  elementOf(gallery)?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The gallery on the screen, from its heading on; undefined without one. */
function galleryOnScreen(): string | undefined {
  const line = innerHeight * LINE;
  const all = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const begun = all.filter((one) => one.getBoundingClientRect().top <= line);
  return (begun.at(-1) ?? all[0])?.dataset.section;
}

/** Whether a gallery fills the middle of the screen. */
export const isOnScreen = (gallery: string): boolean => galleryOnScreen() === gallery;

/**
 * Returns a function that makes a gallery on the page the current one, in the bar and in the address. The address names
 * it without an entry of the history: Back leaves the page, as before the scrolling.
 */
function useTurn(): (gallery: string) => void {
  const { store, sections } = useGalleryContext();
  return useCallback(
    (gallery: string) => {
      // The viewer is open over the page: its photograph is of the current gallery.
      if (readViewerHash(location.hash) || !sections.turnTo(gallery)) return;
      const { query, landing, pageCount } = store.get();
      const search = pageSearch(query, landing);
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
      // A reload begins the page at this gallery: the browser would scroll as far down as before.
      history.scrollRestoration = sections.atFirst() && pageCount <= 1 ? 'auto' : 'manual';
    },
    [store, sections],
  );
}

/** The gallery a person scrolls to, or presses or focuses a photograph of, becomes the current one. */
export function useCurrentSection(): void {
  const turn = useTurn();
  useEffect(() => {
    let wake = 0;
    const look = () => {
      wake = 0;
      const here = held ? undefined : galleryOnScreen();
      if (here) turn(here);
    };
    const later = () => {
      wake ||= requestAnimationFrame(look);
    };
    const used = ({ target }: Event) => {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;
      if (section?.dataset.section) turn(section.dataset.section);
    };
    const uses = ['pointerdown', 'focusin', 'click'] as const;
    addEventListener('scroll', later, { passive: true });
    for (const use of uses) document.addEventListener(use, used, true);
    return () => {
      cancelAnimationFrame(wake);
      removeEventListener('scroll', later);
      for (const use of uses) document.removeEventListener(use, used, true);
    };
  }, [turn]);
}
