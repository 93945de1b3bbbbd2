import { findCover } from '@media/lists/queries/lists';
import { headers } from 'next/headers';
import { qrOf } from '@/core/draw-qr';
import type { EventView } from '@/core/wire';
import { authorize } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import { addressOf } from '@/modules/access/share-link';
import { presentEvent } from '@/modules/project/presenters/event';
import { closedOrEntry, type NotOpen } from './load-gallery-page';

/** Loads the page about keeping a gallery on a phone. The QR code has the clean address, no secret. */
export async function loadInstallPage(
  id: string,
): Promise<{ kind: 'install'; event: EventView; qr: string } | NotOpen> {
  const all = await headers();
  try {
    const { event, viewer } = await authorize(contextOf(all), id, 'gallery.read');
    const cover = await findCover(event.id, viewer.role);
    const qr = await qrOf(addressOf(event), 0);
    return { kind: 'install', event: presentEvent(event, viewer, [], cover), qr };
  } catch (error) {
    return closedOrEntry(error, id);
  }
}
