export { DOWNLOAD_SCOPES, REVIEW } from '@/core/constants';
export { refusalWords } from '@/core/http/wire-error';
export type { KeyUnder } from '@/core/i18n/translate';
export { readCells } from '@/core/tables/read-cells';
export { CSV_BOM, csvRow, xmlEscape } from '@/core/text/names';
export { dayIn } from '@/core/time/zone-time';
export { downloadableOf } from '@/modules/picks/rules/download';
export { amongIts } from '@/modules/picks/rules/selection-cascade';
export { reminderDue } from '@/modules/picks/rules/selection-times';
