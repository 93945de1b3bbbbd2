import { FLASH_COOKIE } from '@/core/constants';
import type { Flash } from '@/ui/primitives/NoticeHost';

/** The message in the flash cookie; null without one, or for one that is not ours. */
export function flashOf(cookies: Map<string, string>): Flash | null {
  const raw = cookies.get(FLASH_COOKIE);
  if (!raw) return null;
  try {
    const flash = JSON.parse(raw) as Partial<Flash>;
    return typeof flash.message === 'string'
      ? { type: flash.type ?? 'notice', message: flash.message }
      : null;
  } catch {
    return null;
  }
}
