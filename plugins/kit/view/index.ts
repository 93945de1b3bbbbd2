/** The kit entry for views of pages and fragments: the front renders them too, without a gallery and a browser. */

/** The feature's texts in the reader's language; on the server as in the browser. */
export { useTranslations as useT } from 'next-intl';
