import { domainsScreen } from '../domains/admin/domains-screen';
import { inquiriesCard } from '../inquiries/admin/inquiries-card';
import { inquiriesScreen } from '../inquiries/admin/inquiries-screen';
import { visitsScreen } from '../visits/admin/visits-screen';
import { websiteScreen } from './website-screen';

/** The screens that websites add to the photographer's admin. */
export const sites = {
  id: 'sites',
  tabs: [],
  screens: [websiteScreen, inquiriesScreen, visitsScreen, domainsScreen],
  cards: [inquiriesCard],
};
