import { buffer } from 'node:stream/consumers';
import { readAsset } from '@media/assets/read-asset';
import { readPicture } from '@media/pictures/read-picture';
import { logoCid, photoCid } from '@/core/mail/content-ids';
import type { MailRow } from '@/core/mail/queries/mails';
import { MAIL_PHOTOS } from '@/core/mail/templates/content';
import { listMailPhotos } from './queries/mail-photos';

const LOGO = /cid:logo-([0-9a-f]{64})/;
const PHOTO = /<img[^>]* src="cid:photo-([0-9a-f-]{36})"[^>]*>/g;

/** A picture that a message carries. */
export interface EmbeddedPicture {
  cid: string;
  filename: string;
  contentType: 'image/png' | 'image/jpeg';
  content: Buffer;
}

/** What decides which pictures a message carries. */
export type PicturedMail = Pick<MailRow, 'account_id' | 'event_id' | 'to' | 'html'>;

/**
 * Returns the pictures of a message, and its page without photographs that are not sent: those that were removed, and
 * all of them where its reader may not see the project now. Without its file a logo shows the brand's name.
 */
export async function readPictures(
  mail: PicturedMail,
): Promise<{ html: string | null; pictures: EmbeddedPicture[] }> {
  const { html } = mail;
  const logo = await readLogo(mail.account_id, html);
  const photos = await readPhotos(mail);
  const known = new Set(photos.map(({ cid }) => cid));
  return {
    html: html && html.replace(PHOTO, (tag, id) => (known.has(photoCid(id)) ? tag : '')),
    pictures: [...(logo ? [logo] : []), ...photos],
  };
}

async function readLogo(account: string | null, html: string | null): Promise<EmbeddedPicture | null> {
  const sha256 = LOGO.exec(html ?? '')?.[1];
  if (!account || !sha256) return null;
  const file = await readAsset({ account, kind: 'logo', sha256 });
  if (!file) return null;
  const content = await buffer(file.stream);
  return { cid: logoCid(sha256), filename: 'logo.png', contentType: 'image/png', content };
}

/** The thumbnails that the gallery's tiles show: 300 px high, as clients see them. */
async function readPhotos({ account_id, event_id, to, html }: PicturedMail): Promise<EmbeddedPicture[]> {
  const ids = [...(html ?? '').matchAll(PHOTO)].flatMap(([, id]) => id ?? []).slice(0, MAIL_PHOTOS);
  if (ids.length === 0 || !account_id || !event_id) return [];
  const found = await listMailPhotos({ account: account_id, event: event_id, to, ids });
  const read = found.map(async ({ id, version }, at): Promise<EmbeddedPicture[]> => {
    const file = await readPicture(event_id, id, version, 's300');
    if (!file) return [];
    const content = await buffer(file.stream);
    return [{ cid: photoCid(id), filename: `photo-${at + 1}.jpg`, contentType: 'image/jpeg', content }];
  });
  return (await Promise.all(read)).flat();
}

/** Returns a message's page with its pictures inlined, for viewing it in a browser. */
export async function inlinePictures(mail: PicturedMail): Promise<string | null> {
  const { html, pictures } = await readPictures(mail).catch(() => ({ html: mail.html, pictures: [] }));
  return pictures.reduce(
    (page, { cid, contentType, content }) =>
      page && page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );
}
