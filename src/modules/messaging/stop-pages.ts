import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { csrfToken } from '@/core/http/csrf';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { definePage } from '@/core/http/define-page';
import { translator } from '@/core/i18n/translate';
import type { StopPageProps } from '@/core/mail/stop-page';

/** What a mail program posts, URL-encoded or multipart. */
const ONE_CLICK = /List-Unsubscribe["'=:\s]{1,20}One-Click/;

/**
 * Messages of a feature from which their reader may unsubscribe. Its texts are `{feature}.stop.*`: title, text, accept,
 * done, doneText.
 */
interface StopPages {
  feature: string;
  /** Path of the page: `{path}/stop`, to which its buttons post; mail programs post to `{path}/leave`. */
  path: string;
  auth: string;
  /** Whether the token's mailbox is unsubscribed; null for an unknown token. */
  ended: (token: string) => Promise<boolean | null>;
  /** Unsubscribes or resumes; idempotent. False for an unknown token. */
  setEnded: (token: string, ended: boolean) => Promise<boolean>;
}

/**
 * `GET {path}/stop?r=`: shows whether such messages are sent, with the button to unsubscribe or resume; opening it
 * changes nothing. `GET {path}/leave?r=`, the address that mail programs post to, redirects there.
 */
function pagesOf({ feature, path, auth, ended }: StopPages) {
  return [
    definePage({
      id: `${feature}.stop`,
      path: `${path}/stop`,
      auth,
      fragment: true,
      form: true,
      query: z.object({ r: z.string().max(200).optional(), begun: z.string().max(4).optional() }),
      load: async ({ context, query }) => {
        const t = translator(context.locale);
        const said = (name: string) => t(`${feature}.stop.${name}` as never);
        const token = query.r ?? '';
        const done = await ended(token);
        if (done === null) throw new KeepersError('NOT_FOUND');
        const begun = !done && query.begun !== undefined;
        const words = {
          title: begun ? t('common.stop.begun') : said(done ? 'done' : 'title'),
          text: begun ? t('common.stop.begunText') : said(done ? 'doneText' : 'text'),
          button: done ? t('common.stop.again') : said('accept'),
        };
        const csrf = csrfToken(context.sessionId ?? '');
        const state = done ? 'ended' : begun ? 'begun' : 'coming';
        const data: StopPageProps = { state, token, csrf, action: `${path}/stop`, words };
        return { data, title: words.title };
      },
    }),
    definePage({
      id: `${feature}.leave`,
      path: `${path}/leave`,
      auth,
      leadsOn: true,
      query: z.object({ r: z.string().max(200).optional() }),
      load: async ({ query }) => ({ redirect: `${path}/stop?r=${encodeURIComponent(query.r ?? '')}` }),
    }),
  ];
}

/** The endpoints for the page's buttons and for mail programs. */
function endpointsOf({ feature, path, auth, setEnded }: StopPages) {
  const stopped = async (token: string, ended: boolean) => {
    if (!(await setEnded(token, ended))) throw new KeepersError('NOT_FOUND');
    return { stopped: ended };
  };
  return [
    defineEndpoint({
      id: `${feature}.stop`,
      method: 'POST',
      path: `${path}/stop`,
      auth,
      about: 'Unsubscribes the token’s mailbox from messages of one kind; with `again` resumes them.',
      body: z.object({
        token: z.string().max(200),
        again: z.union([z.boolean(), z.literal('true').transform(() => true)]).optional(),
      }),
      handler: async ({ body: { token, again = false } }) => ({
        json: await stopped(token, !again),
        path: `${path}/stop?r=${encodeURIComponent(token)}${again ? '&begun=1' : ''}`,
        fragment: true,
      }),
    }),
    defineEndpoint({
      id: `${feature}.leave`,
      method: 'POST',
      path: `${path}/leave`,
      auth,
      about: 'Unsubscribes from messages of one kind by one click in a mail program (RFC 8058).',
      rawBody: true,
      anyOrigin: true,
      maxBody: 2048,
      query: z.object({ r: z.string().max(200) }),
      body: z.object({ raw: z.string().regex(ONE_CLICK), type: z.string() }),
      handler: async ({ query }) => ({ json: await stopped(query.r, true) }),
    }),
  ];
}

/** The pages and endpoints by which a reader unsubscribes from messages of a feature, or resumes them. */
export const makeStopPages = (mails: StopPages) => ({ pages: pagesOf(mails), endpoints: endpointsOf(mails) });
