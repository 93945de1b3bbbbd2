import { buffer } from 'node:stream/consumers';
import type { Watermark } from '@media/derive/types';
import { storage } from '@media/storage/files';
import { findWatermark, type WatermarkFacts } from '@media/watermark/queries';
import { once } from '@/core/process/state';

/** The storage key of a watermark's picture. */
export function watermarkKey(accountId: string, sha256: string): string {
  return `accounts/${accountId}/watermarks/${sha256}.png`;
}

/** How many watermark pictures a process caches. */
const KEPT = 4;

/** A watermark with its picture, cached for the next photograph. Throws where its file is gone. */
export async function loadWatermark(facts: WatermarkFacts): Promise<Watermark> {
  const kept = once('watermark-pictures', () => new Map<string, Buffer>());
  const key = watermarkKey(facts.account_id, facts.sha256);
  let image = kept.get(key);
  if (!image) {
    const found = await storage().read(key);
    if (!found) throw new Error(`The watermark is not in the storage: ${key}`);
    image = await buffer(found.stream);
    const oldest = kept.keys().next().value;
    if (kept.size >= KEPT && oldest) kept.delete(oldest);
    kept.set(key, image);
  }
  const { width, height, position, big } = facts;
  return { image, width, height, position, big };
}

/** The watermark of a project's pictures from `medium` up, and its name in their version; null where there is none. */
export async function watermarkOf(eventId: string): Promise<{ mark: string; watermark: Watermark } | null> {
  const { mark, facts } = (await findWatermark(eventId)) ?? {};
  return mark && facts ? { mark, watermark: await loadWatermark(facts) } : null;
}
