'use client';

import { type FormEvent, useState } from 'react';
import { ApiError, isLeaving } from '@/ui/api/call-api';
import { solveCaptcha } from '@/ui/api/solve-captcha';
import { type Api, useApi } from '@/ui/api/use-api';

type Errors = Record<string, string[]>;

export interface FormPost {
  errors: Errors;
  /** The error code of a refusal. */
  code: string | null;
  busy: boolean;
  /** The browser computes the proof of work that allows one more attempt. */
  proving: boolean;
  /**
   * For the form's `onSubmit`: sends it as JSON and navigates to the response's address; keeps the input after a
   * refusal.
   */
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends a request; after too many wrong attempts, again with a proof of work. */
async function sendProved(
  api: Api,
  path: string,
  body: Record<string, unknown>,
  proving: (now: boolean) => void,
): Promise<{ path: string }> {
  try {
    return await api<{ path: string }>(path, { method: 'POST', body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_TRIES') throw error;
    proving(true);
    const recaptcha_token = await solveCaptcha(api).finally(() => proving(false));
    if (!recaptcha_token) throw error;
    return api<{ path: string }>(path, { method: 'POST', body: { ...body, recaptcha_token } });
  }
}

/**
 * Sends a plain form without leaving the page. `check` may refuse before anything is sent. Without script, the form's
 * own action and method are used.
 */
export function useFormPost(
  initial: Errors,
  check: (data: FormData) => Errors,
  refused: string | null = null,
): FormPost {
  const api = useApi();
  const [errors, setErrors] = useState<Errors>(initial);
  const [code, setCode] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const wrong = check(data);
    setErrors(wrong);
    setCode(null);
    const first = Object.keys(wrong)[0];
    if (first) return focusField(form, first);
    setBusy(true);
    try {
      const body = Object.fromEntries(
        [...data].filter(([name, value]) => name !== 'authenticity_token' && value !== ''),
      );
      const { path } = await sendProved(api, new URL(form.action).pathname, body, setProving);
      goTo(path);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (isLeaving(error)) return;
      const said = Object.keys(error.errors).length > 0 ? error.errors : { base: [error.message] };
      setErrors(said);
      setCode(error.code);
      focusField(form, Object.keys(said)[0] ?? '');
    }
  };
  return {
    errors,
    code,
    busy,
    proving,
    submit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

/** Navigates to `path`; if only the fragment differs, reloads: a link to one photo opens that photo. */
function goTo(path: string): void {
  const next = new URL(path, location.href);
  if (next.pathname === location.pathname) next.hash = location.hash;
  // The same address with a fragment would only scroll.
  if (next.hash && next.href === location.href) location.reload();
  else location.assign(next);
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
