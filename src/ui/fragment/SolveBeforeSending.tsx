'use client';

import { useEffect } from 'react';
import { solveInForm } from './solve-in-form';

/** Renders nothing: sends a form of this page that needs a proof of work once it is solved. */
export function SolveBeforeSending() {
  useEffect(() => {
    const listen = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const field = form.querySelector<HTMLInputElement>('input[data-solve]');
      if (!field || field.value) return;
      event.preventDefault();
      void solveInForm(form).then(() => form.submit());
    };
    addEventListener('submit', listen);
    return () => removeEventListener('submit', listen);
  }, []);
  return null;
}
