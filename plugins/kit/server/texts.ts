import { env } from '@/core/env';

export { namedKey, translator } from '@/core/i18n/translate';

export { contentDisposition, csvTable, safeFileName, stem, uniqueNames } from '@/core/text/names';

/** The platform's public origin, for absolute addresses; without a trailing slash. */
export const publicUrl = (): string => env().publicUrl;
