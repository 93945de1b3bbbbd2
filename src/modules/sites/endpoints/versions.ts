import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterSite } from '../operations/enter-site';
import { listVersions, restoreVersion } from '../operations/versions';
import { EDIT, SITES, whichSite } from './shared';

/** Former versions of the site. */
export const versionEndpoints = [
  defineEndpoint({
    id: 'sites.versions',
    method: 'GET',
    path: `${SITES}/versions`,
    auth: EDIT,
    query: whichSite,
    handler: async ({ context, query }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { json: { versions: await listVersions(account) } };
    },
  }),
  defineEndpoint({
    id: 'sites.restore',
    method: 'POST',
    path: `${SITES}/versions/:number/restore`,
    auth: EDIT,
    params: z.object({ number: z.coerce.number().int().min(1).max(2_000_000_000).catch(0) }),
    query: whichSite,
    about: 'Makes a version the draft; saves the former draft as a version',
    handler: async ({ context, params, query }) => {
      const { account, user } = await enterSite(context, EDIT, query.site);
      return { json: await restoreVersion(account, params.number, user) };
    },
  }),
];
