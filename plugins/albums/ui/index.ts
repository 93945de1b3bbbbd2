'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { ProofLink } from './ProofLink';

/** The interface half: the way from the gallery to a proof. */
export const albums = defineFeatureUi({ id: 'albums', slots: { 'gallery.intro': ProofLink } });
