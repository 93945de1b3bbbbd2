'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { AskWhenReady } from './AskWhenReady';

/** The interface half: a field for an address where a gallery has no photographs yet. */
export const ready = defineFeatureUi({ id: 'ready', slots: { 'gallery.empty': AskWhenReady } });
