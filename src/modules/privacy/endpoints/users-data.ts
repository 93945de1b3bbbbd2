import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { flashCookie } from '@/core/http/flash';
import { optionalText, yesNo } from '@/core/http/inputs';
import { translator } from '@/core/i18n/translate';
import { carriedToken, noLinkCookie } from '@/modules/identity/link-cookie';
import { requireSession } from '@/modules/identity/require-session';
import { askErasure, undoErasure, undoErasureBy } from '@/modules/privacy/operations/ask-erasure';
import { askExport } from '@/modules/privacy/operations/ask-export';
import { openExport } from '@/modules/privacy/operations/open-export';
import { OWN_EXPORT, readOwnData } from '@/modules/privacy/own-data';

const PAGE = '/users/data';

/** A signed-in user's own data: viewing, export, erasure. */
export const dataEndpoints = [
  defineEndpoint({
    id: 'data.show',
    method: 'GET',
    path: PAGE,
    auth: 'self.manage',
    page: true,
    handler: async ({ context }) => ({ json: await readOwnData((await requireSession(context)).user.id) }),
  }),
  defineEndpoint({
    id: 'data.ask_export',
    method: 'POST',
    path: '/users/data/exports',
    auth: 'self.manage',
    formPage: () => PAGE,
    handler: async ({ context }) => {
      const { user } = await requireSession(context);
      return { status: 202, json: await askExport({ user: user.id }), path: PAGE };
    },
  }),
  defineEndpoint({
    id: 'data.export',
    method: 'GET',
    path: OWN_EXPORT,
    auth: 'self.manage',
    handler: async ({ context }) => openExport({ user: (await requireSession(context)).user.id }),
  }),
  defineEndpoint({
    id: 'data.ask_erasure',
    method: 'POST',
    path: '/users/data/erasure',
    auth: 'self.manage',
    formPage: () => PAGE,
    body: z.object({ password: z.string().min(1).max(1000), studio: yesNo.default(false) }),
    handler: async ({ context, body }) => {
      const { user } = await requireSession(context);
      const { due } = await askErasure(user.id, { ...body, locale: context.locale });
      return { status: 202, json: { due_at: due.toISOString(), path: PAGE }, path: PAGE };
    },
  }),
  defineEndpoint({
    id: 'data.keep',
    method: 'DELETE',
    path: '/users/data/erasure',
    auth: 'self.manage',
    handler: async ({ context }) => {
      const { user } = await requireSession(context);
      const undone = await undoErasure(user.id);
      const message = translator(context.locale)('account-data.kept');
      return { json: { undone, path: PAGE }, path: PAGE, flash: { type: 'notice', message } };
    },
  }),
  defineEndpoint({
    id: 'data.undo',
    method: 'POST',
    path: '/users/undo',
    auth: 'entry.open',
    formPage: () => '/users/undo',
    body: z.object({ token: optionalText(200) }),
    handler: async ({ context, body }) => {
      await undoErasureBy(body.token ?? carriedToken(context.cookies, 'undo') ?? '');
      const message = translator(context.locale)('account-data.kept');
      const cookies = [noLinkCookie(), flashCookie({ type: 'notice', message })];
      return { json: { path: '/users/sign_in' }, path: '/users/sign_in', cookies };
    },
  }),
];
