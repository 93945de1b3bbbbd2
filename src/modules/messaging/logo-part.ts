import { buffer } from 'node:stream/consumers';
import { readAsset } from '@media/assets/read-asset';
import { logoCid } from '@/core/mail/logo-cid';

const CID = /cid:logo-([0-9a-f]{64})/;

/**
 * Returns the logo of a message's page and its bytes. Null if it has none, or the file is missing (the brand's name is
 * shown then).
 */
export async function readLogo(
  account: string | null,
  html: string | null,
): Promise<{ cid: string; bytes: Buffer } | null> {
  const sha256 = CID.exec(html ?? '')?.[1];
  if (!account || !sha256) return null;
  const file = await readAsset({ account, kind: 'logo', sha256 });
  return file ? { cid: logoCid(sha256), bytes: await buffer(file.stream) } : null;
}

/** Returns the page with its logo inlined, for viewing it in a browser. */
export async function inlineLogo(account: string | null, html: string | null): Promise<string | null> {
  const logo = await readLogo(account, html).catch(() => null);
  if (!html || !logo) return html;
  return html.replaceAll(`cid:${logo.cid}`, `data:image/png;base64,${logo.bytes.toString('base64')}`);
}
