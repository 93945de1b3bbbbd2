import { env } from '@/core/env';

export { type KeyUnder, namedKey, translator } from '@/core/i18n/translate';
export { readCells } from '@/core/tables/read-cells';
export {
  CSV_BOM,
  contentDisposition,
  csvRow,
  safeFileName,
  stem,
  uniqueNames,
  xmlEscape,
} from '@/core/text/names';

/** The platform's public origin, for absolute addresses; without a trailing slash. */
export const publicUrl = (): string => env().publicUrl;
