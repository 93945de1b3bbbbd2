import type { Field } from 'payload';
import { siteDomains } from './collections/domains';
import { siteInquiries } from './collections/inquiries';
import { sitePictures } from './collections/pictures';
import { sites as siteRows, siteVersions } from './collections/sites';
import { permissions } from './permissions';

/** What an operation alone may write. */
const byOperation = { create: () => false, update: () => false };

/** Websites: photographers', and the platform's own. */
export const sites = {
  id: 'sites',
  permissions,
  collections: [siteRows, siteVersions, sitePictures, siteDomains, siteInquiries],
  extend: {
    // The client agreed that photographs of the project are shown on the site.
    events: [{ name: 'site_consent_at', type: 'date', access: byOperation } as Field],
  },
};
