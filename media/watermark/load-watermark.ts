import { buffer } from 'node:stream/consumers';
import { assetFile } from '@media/assets/asset-name';
import { readAsset } from '@media/assets/read-asset';
import type { Watermark } from '@media/derive/types';
import type { WatermarkPosition } from '@media/rules/watermark';
import { pool } from '@/core/db/pool';
import { once } from '@/core/process/state';

/** A brand's watermark as its row has it. */
export interface WatermarkFacts {
  account_id: string;
  sha256: string;
  width: number;
  height: number;
  position: WatermarkPosition;
  big: boolean;
}

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

/** SQL: a project's watermark as JSON, null where it wants none or its brand has none. `e` is the event's row. */
export const WATERMARK_FACTS = `case when e.add_watermark then (select json_build_object('account_id', b.account_id,
  'sha256', b.watermark_sha256, 'width', b.watermark_width, 'height', b.watermark_height,
  'position', b.watermark_position, 'big', b.big_watermark) from brands b where b.id = e.brand_id and b.watermark_sha256 is not null) end`;

/** The watermark of a project's pictures from `medium` up, and its name in their version; null where there is none. */
export async function watermarkOf(eventId: string): Promise<{ mark: string; watermark: Watermark } | null> {
  const { rows } = await pool().query<{ mark: string | null; facts: WatermarkFacts | null }>(
    `select e.watermark_mark as mark, ${WATERMARK_FACTS} as facts from events e where e.id = $1`,
    [eventId],
  );
  const { mark, facts } = rows[0] ?? {};
  return mark && facts ? { mark, watermark: await loadWatermark(facts) } : null;
}
