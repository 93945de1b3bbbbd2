import { buffer } from 'node:stream/consumers';
import type { Watermark } from '@media/derive/types';
import type { WatermarkPosition } from '@media/rules/watermark';
import { storage } from '@media/storage/files';
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
