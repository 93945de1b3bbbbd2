import { headers } from 'next/headers';
import type { EventView } from '@/domain/wire';
import { qrOf } from '@/server/draw-qr';
import { env } from '@/server/env';
import { findCover } from '@/server/galleries/repo';
import { enter } from '@/server/grants/viewer';
import { contextOf } from '@/server/http/request-context';
import { presentEvent } from '@/server/presenters/event';
import { closedOrEntry, type NotOpen } from './load-gallery-page';

/** Loads what the page about keeping a gallery on a phone draws. The code to scan says the clean address, no secret. */
export async function loadInstallPage(
  id: string,
): Promise<{ kind: 'install'; event: EventView; qr: string } | NotOpen> {
  const all = await headers();
  try {
    const { event, viewer } = await enter(contextOf(all), id, 'gallery.read');
    const cover = await findCover(event.id, event.cover_id, viewer.role);
    const qr = await qrOf(`${env().publicUrl}/events/${event.id}`, 0);
    return { kind: 'install', event: presentEvent(event, viewer, [], cover), qr };
  } catch (error) {
    return closedOrEntry(error, id);
  }
}
