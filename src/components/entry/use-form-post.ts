'use client';

import { type FormEvent, useState } from 'react';
import { ApiError, isLeaving } from '../api/call-api';
import { useApi } from '../api/use-api';

type Errors = Record<string, string[]>;

export interface FormPost {
  errors: Errors;
  busy: boolean;
  /** For the form's `onSubmit`: sends it as JSON and goes where the answer says; input stays when refused. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a plain form without leaving the page. `check` may refuse before anything is sent. The form works without it too:
 * its own action and method are used when script has not loaded.
 */
export function useFormPost(initial: Errors, check: (data: FormData) => Errors): FormPost {
  const api = useApi();
  const [errors, setErrors] = useState<Errors>(initial);
  const [busy, setBusy] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const wrong = check(data);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return focusField(form, first);
    setBusy(true);
    try {
      const body = Object.fromEntries(
        [...data].filter(([name, value]) => name !== 'authenticity_token' && value !== ''),
      );
      const { path } = await api<{ path: string }>(new URL(form.action).pathname, { method: 'POST', body });
      location.assign(path);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (isLeaving(error)) return;
      const said = Object.keys(error.errors).length > 0 ? error.errors : { base: [error.message] };
      setErrors(said);
      focusField(form, Object.keys(said)[0] ?? '');
    }
  };
  return {
    errors,
    busy,
    submit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
