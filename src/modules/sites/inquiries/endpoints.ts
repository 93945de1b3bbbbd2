import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { findBlock, hasBlock } from '../draw/find-form';
import { findLive } from '../draw/find-live';
import { pathOfPage } from '../rules/document';
import { sayWords } from '../rules/resolve-settings';
import { siteOf } from '../site';
import { createInquiry } from './create-inquiry';
import { inquiryShape } from './input';
import { ownFields, readAnswers } from './own-fields';
import { giveTicket } from './ticket';

const CONTACT = 'sites.contact';

/** Endpoints of the contact form. */
export const inquiryEndpoints = [
  defineEndpoint({
    id: 'inquiry.ticket',
    method: 'GET',
    path: '/inquiries/ticket',
    on: 'both',
    auth: 'entry.open',
    about: 'A signed ticket with the time at which a contact form was begun; sent along with the form.',
    handler: async () => ({ json: { ticket: giveTicket() } }),
  }),
  defineEndpoint({
    id: 'inquiry.send',
    method: 'POST',
    path: '/inquiries',
    on: 'both',
    auth: 'entry.open',
    about: 'Sends an inquiry to the studio whose site this is; on the platform’s host to its operators.',
    visitors: true,
    formPage: () => '/inquiries',
    body: inquiryShape,
    handler: async ({ context, body }) => {
      const site = context.site === null ? null : await siteOf(context);
      const found = await findLive(site?.account ?? null);
      if (!found?.live || !hasBlock(found.live, CONTACT)) throw new KeepersError('NOT_FOUND');
      if (site?.paused) throw new KeepersError('GALLERY_PAUSED');
      const { locale, address } = context;
      const place = findBlock(found.live, CONTACT, body.block);
      const page = place ? pathOfPage(place.page) : '/';
      const name = sayWords(found.live.name, locale) || site?.brand.name || env().publicUrl;
      const path = `${page}#sent-${place?.block ?? ''}`;
      // Only programs fill in the hidden field: they get the normal response, and nothing is saved.
      if (!body.website) {
        const block = place?.page.blocks.find(({ id }) => id === place.block);
        const answers = readAnswers(ownFields(block?.settings ?? {}, locale), body);
        await createInquiry({ id: found.id, site, name, page, locale, address }, { ...body, answers });
      }
      return { status: 201, json: { sent: true }, path };
    },
  }),
];
