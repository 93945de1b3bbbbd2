import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterSite } from '../operations/enter-site';
import { readDraft } from '../operations/read-draft';
import { saveDraft } from '../operations/save-draft';
import { documentShape } from '../rules/document';
import { DOCUMENT_BYTES, EDIT, SITES, whichSite } from './shared';

const DRAFT = `${SITES}/draft`;

/** What is being worked on. */
export const draftEndpoints = [
  defineEndpoint({
    id: 'sites.draft',
    method: 'GET',
    path: DRAFT,
    auth: EDIT,
    query: whichSite,
    about: 'The site as it is worked on, its pictures, and what visitors see',
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
    about: 'Keeps the site as it is worked on, over the revision that was seen',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { json: { revision: await saveDraft(account, body) } };
    },
  }),
];
