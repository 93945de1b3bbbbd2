import { defineFeatureUi } from '@plugins/kit/ui';
import { CountEntry } from './CountEntry';

/** The interface half: what renders in which slot. */
export const sampleFeature = defineFeatureUi({ id: 'sample-feature', slots: { 'gallery.menu': CountEntry } });
