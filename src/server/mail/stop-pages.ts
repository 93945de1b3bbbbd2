import { z } from 'zod';
import { KeepersError } from '@/domain/errors';
import type { StopPageProps } from '@/domain/stop-page';
import { translator } from '@/i18n/translate';
import { csrfToken } from '../http/csrf';
import { definePage } from '../pages/define-page';

/** Messages of a feature that somebody may end. Its words are `{feature}.stop.*`: title, text, accept, done, doneText. */
export interface StopPages {
  feature: string;
  /** Where they end: `{path}/stop`, which the button sends to, too; mail programs post to `{path}/leave`. */
  path: string;
  auth: string;
}

/** `GET {path}/stop?r=`: asks whether no more of them are wanted; opening it changes nothing. `known`: the token is somebody's. */
export function stopPage({
  feature,
  path,
  auth,
  known,
}: StopPages & { known: (token: string | undefined) => Promise<boolean> | boolean }) {
  return definePage({
    id: `${feature}.stop`,
    path: `${path}/stop`,
    auth,
    fragment: true,
    form: true,
    query: z.object({ r: z.string().max(200).optional(), done: z.string().max(4).optional() }),
    load: async ({ context, query }) => {
      const t = translator(context.locale);
      const said = (name: string) => t(`${feature}.stop.${name}` as never);
      const done = query.done !== undefined;
      if (!done && !(await known(query.r))) throw new KeepersError('NOT_FOUND');
      const words = {
        title: said(done ? 'done' : 'title'),
        text: said(done ? 'doneText' : 'text'),
        accept: said('accept'),
      };
      const csrf = csrfToken(context.sessionId ?? '');
      const data: StopPageProps = { done, token: query.r ?? '', csrf, action: `${path}/stop`, words };
      return { data, title: words.title };
    },
  });
}

/** `GET {path}/leave?r=`: what mail programs post to, opened in a browser: leads to the page that asks first. */
export function leavePage({ feature, path, auth }: StopPages) {
  return definePage({
    id: `${feature}.leave`,
    path: `${path}/leave`,
    auth,
    leadsOn: true,
    query: z.object({ r: z.string().max(200).optional() }),
    load: async ({ query }) => ({ redirect: `${path}/stop?r=${encodeURIComponent(query.r ?? '')}` }),
  });
}
