import { z } from 'zod';
import { csrfToken } from '@/core/http/csrf';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { optionalText, yesNo } from '@/core/http/inputs';
import { readerOf, toWire } from '@/core/http/wire-error';
import { closedPath } from '@/modules/entry/operations/closed-page';
import { keepWayBack, wayBack } from '@/modules/entry/operations/way-back';
import { enterProject } from '@/modules/people/operations/enter-project';

/** Endpoints for entering a project. */
export const enterEndpoints = [
  defineEndpoint({
    id: 'entry.open',
    method: 'POST',
    path: '/client_access',
    on: 'both',
    auth: 'entry.open',
    // Pages of a site are the same for everybody: their forms carry no token.
    visitors: 'site',
    about:
      'Enters a project by its code, as a guest, or by mail and selection password; gives where to go, and a cookie.',
    formPage: () => '/',
    body: z.object({
      code: optionalText(100),
      event: optionalText(36),
      guest: yesNo.nullish(),
      email: optionalText(320),
      selection_password: optionalText(200),
      recaptcha_token: optionalText(4000),
      /** The page that was requested; else the one that the request comes from. */
      back: optionalText(4000),
    }),
    handler: async ({ context, body }) => {
      const { recaptcha_token: proof, guest, back, ...given } = body;
      const entry = { ...given, guest: guest ?? false, proof };
      const requested = back ? URL.parse(back, 'https://own') : null;
      const from = requested?.href ?? context.headers.get('referer');
      try {
        const entered = await enterProject(context, entry);
        const path = wayBack(from, entered.event.id, entered.event.address);
        return { json: { path }, path, cookies: [entered.cookie] };
      } catch (error) {
        const { path } = keepWayBack(error, from) as { path?: string };
        const byScript = context.headers.get('content-type')?.startsWith('application/json');
        // People read why the project is closed on its own page; programs get the refusal.
        const closed = closedPath(error, given.code);
        if (closed && (!byScript || readerOf(context.headers) === 'screen'))
          return { json: { path: closed }, path: closed };
        if (path === undefined || byScript) throw error;
        // To sign in: a script follows the error's path, a plain form is redirected.
        const { status, body } = toWire(error, context.locale, readerOf(context.headers));
        return { status, json: body, path };
      }
    },
  }),
  defineEndpoint({
    id: 'entry.csrf',
    method: 'GET',
    path: '/csrf',
    on: 'both',
    auth: 'entry.open',
    about: 'The CSRF token that a write with a session cookie needs.',
    handler: async ({ context }) => {
      const token = csrfToken(context.sessionId ?? '');
      return { json: { token, csrf_token: token } };
    },
  }),
];
