import { defineFeatureAdmin } from '@plugins/kit/admin';
import { UploadTab } from './lazy';
import { pagesScreen } from './pages-screen';

/** The admin half: connecting Facebook and its pages, and a project's albums on them. */
export const facebook = defineFeatureAdmin({
  id: 'facebook',
  tabs: [{ name: 'facebook', label: 'facebook.name', group: 'clients', service: 'facebook', Tab: UploadTab }],
  screens: [pagesScreen],
});
