import { headers } from 'next/headers';
import { type ErrorCode, isErrorCode, KeepersError } from '@/core/errors/errors';
import { toWire } from '@/core/http/wire-error';
import { contextOf } from '@/modules/access/read-context';
import { readRefused } from '@/modules/identity/social/refused-cookie';
import { type SocialButton, socialButtons } from '@/modules/identity/social/social-buttons';
import type { Flash } from '@/ui/primitives/NoticeHost';
import { flashOf } from './flash';

export interface FormPage {
  csrf: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
  flash: Flash | null;
  /** The error code of a refused form. */
  refused: string | null;
  /** Providers to sign in with. */
  providers: SocialButton[];
}

interface Sent {
  errors?: Record<string, string[]>;
  values?: Record<string, string>;
  codes?: string[];
  refused?: string;
  params?: Record<string, string | number>;
}

/** The front's data of a form sent to this page, or null. */
export async function sentForm<T = Sent>(): Promise<T | null> {
  const raw = (await headers()).get('x-keepers-form');
  return raw ? (JSON.parse(decodeURIComponent(raw)) as T) : null;
}

/** The message a form left for the next page. */
export async function readFlash(): Promise<Flash | null> {
  return flashOf(contextOf(await headers()).cookies);
}

/**
 * The data of a page with a form: its token, the mistakes and values of a form just refused, the flash. `query` may
 * name a refusal that led the browser here.
 */
export async function loadFormPage(query: { refused?: string | undefined } = {}): Promise<FormPage> {
  const all = await headers();
  const form = await sentForm();
  const context = contextOf(all);
  const led = form ? null : readRefused(context.cookies, query.refused);
  const errors: Record<string, string[]> = { ...form?.errors };
  for (const code of form?.codes ?? (led ? [led.code] : [])) {
    if (!isErrorCode(code)) continue;
    const make = KeepersError as unknown as new (code: ErrorCode, params?: object) => KeepersError;
    Object.assign(
      errors,
      toWire(new make(code, form?.params ?? led?.params), context.locale, 'screen').body.errors,
    );
  }
  return {
    csrf: all.get('x-keepers-csrf') ?? '',
    errors,
    values: form?.values ?? {},
    flash: await readFlash(),
    refused: form?.refused ?? led?.code ?? null,
    providers: socialButtons(),
  };
}
