/** The door for views of pages and fragments: drawn by the front, too, where no gallery and no browser is. */

/** The feature's words in the reader's language; on the server as in the browser. */
export { useTranslations as useT } from 'next-intl';
