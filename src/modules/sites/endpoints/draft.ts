import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterSite } from '../operations/enter-site';
import { readDraft } from '../operations/read-draft';
import { saveDraft } from '../operations/save-draft';
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
    query: whichSite,
    about: 'The draft of the site, its pictures, and its published state',
    handler: async ({ context, query }) => {
      const { account, mayPublish } = await enterSite(context, EDIT, query.site);
      return { json: await readDraft(account, mayPublish) };
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
    about: 'Saves the draft of the site over the revision it is based on',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { json: { revision: await saveDraft(account, body) } };
    },
  }),
];
