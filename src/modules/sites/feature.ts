import type { Field } from 'payload';
import { siteDomains } from './collections/domains';
import { siteInquiries } from './collections/inquiries';
import { sitePictures } from './collections/pictures';
import { sites as siteRows, siteVersions } from './collections/sites';
import { permissions } from './permissions';

/** Written by operations alone, not by Payload's API. */
const byOperation = { create: () => false, update: () => false };

/** Websites: photographers', and the platform's own. */
export const sites = {
  id: 'sites',
  permissions,
  collections: [siteRows, siteVersions, sitePictures, siteDomains, siteInquiries],
  extend: {
    // When the client agreed to the publication of the project's photographs on the site.
    events: [{ name: 'site_consent_at', type: 'date', access: byOperation } as Field],
  },
};
