import { siteBlocks } from './blocks';
import { clientsEndpoints } from './clients/endpoints';
import { makeDemoSite } from './demo';
import { domainEndpoints } from './domains/endpoints';
import { builderEndpoints } from './endpoints/builder';
import { inquiryEndpoints } from './inquiries/endpoints';
import { inboxEndpoints } from './inquiries/inbox-endpoints';
import { inquiryTrash } from './inquiries/inbox-trash';
import { siteJobs } from './jobs';
import { plansBlock } from './platform/plans';
import { screensBlock } from './platform/screens';
import { sitePeople } from './queries/person-tables';
import { listSiteNumbers } from './visits/queries';

/** Endpoints, jobs and other server parts of websites. */
export const sites = {
  id: 'sites',
  endpoints: [
    ...builderEndpoints,
    ...clientsEndpoints,
    ...domainEndpoints,
    ...inquiryEndpoints,
    ...inboxEndpoints,
  ],
  siteBlocks: [...siteBlocks, plansBlock, screensBlock],
  trash: inquiryTrash,
  demo: makeDemoSite,
  jobs: siteJobs,
  personTables: sitePeople,
  dailyNumbers: {
    kinds: {
      site_visits: { label: 'sites.numbers.visits' },
      site_views: { label: 'sites.numbers.views' },
      inquiries: { label: 'sites.numbers.inquiries' },
    },
    read: listSiteNumbers,
  },
};
