import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { beginSite } from '../operations/begin-site';
import { enterSite } from '../operations/enter-site';
import { siteParts } from '../parts';
import { withProse } from '../prose';
import { OF_SITE } from '../rules/samples';
import type { SiteTemplate } from '../site-template';
import { starterWords } from '../starters';
import { EDIT, SITES, whichSite } from './shared';

const template = ({ id, words, palettes, types }: SiteTemplate) => ({
  id,
  words,
  palettes,
  types: Object.keys(types),
});

/** Templates and blocks, and creating a site. */
export const partsEndpoints = [
  defineEndpoint({
    id: 'sites.parts',
    method: 'GET',
    path: `${SITES}/parts`,
    auth: EDIT,
    query: whichSite,
    about: 'The templates and blocks for sites, with the form of each block',
    handler: async ({ context, query }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      const { templates, blocks } = siteParts();
      const samples = starterWords();
      const here = account === null ? 'platform' : 'site';
      return {
        json: {
          templates: templates.map(template),
          words: [...(samples.get(OF_SITE) ?? [])],
          blocks: [...blocks]
            .sort((a, b) => Number(b.id.startsWith('sites.')) - Number(a.id.startsWith('sites.')))
            .filter(({ on = 'site' }) => on === 'both' || on === here)
            .map(({ id, form, starter = {}, statesFacts = false, settings }) => ({
              id,
              form,
              starter: withProse(form, starter as Record<string, unknown>),
              sample: statesFacts,
              words: [...(samples.get(id) ?? [])],
              defaults: settings.parse({}),
            })),
        },
      };
    },
  }),
  defineEndpoint({
    id: 'sites.begin',
    method: 'POST',
    path: `${SITES}/begin`,
    auth: EDIT,
    query: whichSite,
    body: z.object({
      template: z.string().max(40),
      photographs: z.array(z.uuid()).max(60).optional(),
    }),
    about: 'Creates a site from a template; returns an existing one',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { status: 201, json: await beginSite(account, body.template, body.photographs) };
    },
  }),
];
