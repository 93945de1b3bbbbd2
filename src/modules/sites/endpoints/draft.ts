import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterSite } from '../operations/enter-site';
import { readDraft } from '../operations/read-draft';
import { saveDraft } from '../operations/save-draft';
import { documentAsMarkdown } from '../prose';
import { documentShape } from '../rules/document';
import { DOCUMENT_BYTES, EDIT, SITES, whichSite } from './shared';

const DRAFT = `${SITES}/draft`;

/** Endpoints for the draft. */
export const draftEndpoints = [
  defineEndpoint({
    id: 'sites.draft',
    method: 'GET',
    path: DRAFT,
    auth: EDIT,
    query: whichSite.extend({ prose: z.enum(['lexical', 'markdown']).default('lexical') }),
    about:
      'The draft of the site, its pictures, and its published state; prose as Lexical’s JSON, or as Markdown',
    handler: async ({ context, query }) => {
      const { account, mayPublish } = await enterSite(context, EDIT, query.site);
      const draft = await readDraft(account, mayPublish);
      if (query.prose === 'lexical') return { json: draft };
      const { document, live } = draft;
      const shown = (one: typeof document) => one && documentAsMarkdown(one);
      return { json: { ...draft, document: shown(document), live: shown(live) } };
    },
  }),
  defineEndpoint({
    id: 'sites.save-draft',
    method: 'PUT',
    path: DRAFT,
    auth: EDIT,
    query: whichSite,
    maxBody: DOCUMENT_BYTES,
    body: z.object({ revision: z.number().int(), document: documentShape }),
    about:
      'Saves the draft of the site over the revision it is based on; prose is Lexical’s JSON, or Markdown',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { json: { revision: await saveDraft(account, body) } };
    },
  }),
];
