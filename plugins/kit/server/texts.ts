import { env } from '@/server/env';

export { apart } from '@/domain/apart';
export {
  CSV_BOM,
  contentDisposition,
  csvRow,
  safeFileName,
  stem,
  uniqueNames,
  xmlEscape,
} from '@/domain/names';
export { type KeyUnder, namedKey, translator } from '@/i18n/translate';
export { readCells, type TableLine } from '@/server/tables/read-cells';

/** Origin the platform is reached at, for addresses that leave it; without a trailing slash. */
export const publicUrl = (): string => env().publicUrl;
