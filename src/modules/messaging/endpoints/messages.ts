import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { LOCALES } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { enterAccount } from '@/modules/access/grants/enter-account';
import {
  previewMessage,
  resetTemplate,
  saveTemplate,
} from '@/modules/messaging/operations/message-templates';
import { MESSAGE_KINDS, messageWords } from '@/modules/messaging/rules/message-words';

const params = z.object({ kind: z.enum(MESSAGE_KINDS), locale: z.enum(LOCALES) });
const ONE = `/api/x/studio/messages/:kind{${MESSAGE_KINDS.join('|')}}/:locale{${LOCALES.join('|')}}`;

/** Endpoints that save, reset and preview the account's message templates. */
export const messageEndpoints = [
  defineEndpoint({
    id: 'message.save',
    method: 'PUT',
    path: ONE,
    auth: 'message.write',
    params,
    body: z.object({
      words: z.record(z.string(), z.unknown()),
      seen: z.record(z.string(), z.unknown()).optional(),
    }),
    handler: async ({ context, params, body }) => {
      const { account } = await enterAccount(context, 'message.write');
      await saveTemplate({ account, ...params }, { input: body.words, seen: body.seen });
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'message.reset',
    method: 'DELETE',
    path: ONE,
    auth: 'message.write',
    params,
    handler: async ({ context, params }) => {
      const { account } = await enterAccount(context, 'message.write');
      return { json: { words: await resetTemplate({ account, ...params }) } };
    },
  }),
  defineEndpoint({
    id: 'message.preview',
    method: 'POST',
    path: '/api/x/studio/message_preview',
    auth: 'message.write',
    body: z.object({
      kind: z.enum(MESSAGE_KINDS),
      locale: z.enum(LOCALES),
      words: messageWords.default({}),
      event: z.string().nullish(),
      client: z.string().max(200).nullish(),
    }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'message.write');
      const { kind, locale } = body;
      const t = translator(locale);
      const sample = { client: t('admin-clients.sample.client'), project: t('admin-clients.sample.project') };
      return { json: { ...(await previewMessage({ account, kind, locale }, body, sample)) } };
    },
  }),
];
