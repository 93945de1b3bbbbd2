'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { ClipsIntro } from './ClipsIntro';

/** The interface half: the project's clips above its photographs. */
export const clips = defineFeatureUi({ id: 'clips', slots: { 'gallery.intro': ClipsIntro } });
