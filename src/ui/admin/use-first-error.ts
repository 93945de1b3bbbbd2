'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from './use-act';

/** Scrolls the first wrong field of a form into view, and focuses it. */
export function showFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
}

/** A ref for a form: after a refusal its first wrong field is scrolled into view and focused. */
export function useFirstError(errors: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) showFirstError(form.current);
  }, [errors]);
  return form;
}
