import { definePage, KeepersError } from '@plugins/kit/server';
import { formatCode } from '@plugins/kit/server/internal';
import { authorize } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { addressOf } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import QRCode from 'qrcode';
import { z } from 'zod';
import { cardPath, findPhoto } from '../operations/find-photo';
import { type Channel, channelLinks, tagged } from '../rules/channels';
import type { SharePanelProps, ShareWay } from '../ui/share-panel-props';

/** Returns an address's QR code as a data URL. */
async function qrOf(url: string): Promise<string> {
  const svg = await QRCode.toString(url, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const SERVICES = ['whatsapp', 'email', 'facebook', 'twitter', 'pinterest'] as const satisfies Channel[];
/** A gallery with a code is for people one writes to, not for a public page. */
const LOCKED_SERVICES = ['whatsapp', 'email'] as const satisfies Channel[];

/**
 * The channels to share the project, or with `media` one photograph of it. Clients and the account may hand on the code of
 * the project with it; guests may not share at all.
 */
export const sharePage = definePage({
  id: 'sharing.share',
  path: '/events/:id/share',
  auth: 'share.create',
  fragment: true,
  params: z.object({ id: z.string() }),
  query: z.object({ media: z.string().max(40).optional() }),
  load: async ({ context, params, query }) => {
    const { event, viewer } = await authorize(context, params.id, 'share.create');
    if (!event.allow_sharing) throw new KeepersError('FORBIDDEN');
    const found = query.media === undefined ? null : await findPhoto(event.id, query.media);
    // A photograph hidden from guests must not be shared with strangers.
    if (query.media !== undefined && !found?.shared) throw new KeepersError('NOT_FOUND');
    const t = translator(event.locale);
    const studio = event.brand_name;
    const url = found ? addressOf(event, `/events/${event.id}/medias/${found.photo.id}`) : addressOf(event);
    const project = event.available_public ? event.name : null;
    const subject = project ?? t('sharing.card.photos', { studio });
    const text = found ? t('sharing.message.photo', { studio }) : t('sharing.message.gallery', { studio });
    const picture = found ? addressOf(event, cardPath(event.id, found.photo)) : null;
    const what = found ? 'photo' : event.available_public ? 'public' : 'gallery';
    const services = what === 'gallery' ? LOCKED_SERVICES : SERVICES;
    const wayOf = (after: string): ShareWay => {
      const shared = { url, subject, text: project ? `${project}. ${text}` : text, after, picture };
      const links = channelLinks(shared);
      return {
        copy: [tagged(url, 'link'), after].filter(Boolean).join('\n'),
        text: [subject, after].filter(Boolean).join('\n'),
        links: services.map((channel) => ({ channel, href: links[channel] })),
      };
    };
    const code = formatCode(event.code);
    const data: SharePanelProps = {
      event: event.id,
      what,
      name: found?.photo.name ?? event.name,
      preview: found
        ? {
            src: pictureAddress(
              event.id,
              found.photo.id,
              found.photo.version,
              's300',
              pictureToken(event.id, viewer),
            ),
            width: found.photo.width,
            height: found.photo.height,
          }
        : null,
      url: tagged(url, 'link'),
      shown: url.replace(/^https?:\/\//, ''),
      way: wayOf(''),
      withCode: what === 'gallery' ? { code, ...wayOf(t('sharing.code', { code })) } : null,
      qr: await qrOf(tagged(url, 'qr')),
    };
    const title = translator(context.locale)(found ? 'sharing.title' : 'sharing.titleGallery');
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});
