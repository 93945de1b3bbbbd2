import { buffer } from 'node:stream/consumers';
import { assetFile } from '@media/assets/asset-name';
import { readAsset } from '@media/assets/read-asset';
import type { Watermark } from '@media/derive/types';
import { findWatermark, type WatermarkFacts } from '@media/watermark/queries';
import { once } from '@/core/process/state';

/** How many watermark pictures a process caches. */
const KEPT = 4;

/** A watermark with its picture, cached for the next photograph. Throws where its file is gone. */
export async function loadWatermark(facts: WatermarkFacts): Promise<Watermark> {
  const kept = once('watermark-pictures', () => new Map<string, Buffer>());
  const asset = { account: facts.account_id, kind: 'watermark', sha256: facts.sha256 } as const;
  const key = assetFile(asset);
  let image = kept.get(key);
  if (!image) {
    const found = await readAsset(asset);
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
