/** Drawing PDFs; an entry of its own, because fonts and library are large: import it where a PDF is drawn. */
export { inLines, shortName } from '@/core/pdf/fit-words';
export { drawable, layWords, wayOf } from '@/core/pdf/lay-words';
export { BOTTOM, INK, INNER, lineOf, PAGE, PALE, PdfPages, QUIET, type Words } from '@/core/pdf/pdf-pages';
