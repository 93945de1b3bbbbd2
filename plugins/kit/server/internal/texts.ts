export type { KeyUnder } from '@/core/i18n/translate';
export { readCells } from '@/core/tables/read-cells';
export { CSV_BOM, csvRow, xmlEscape } from '@/core/text/names';
