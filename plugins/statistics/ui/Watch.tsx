'use client';

import { useGallery } from '@plugins/kit/ui/hooks';
import { useEffect } from 'react';
import { lookAt, watch } from './watch-looks';

/** Renders nothing: measures how long the galleries of this page are looked at, unless by the studio. */
export function Watch() {
  const event = useGallery((gallery) => gallery.event.id);
  const role = useGallery((gallery) => gallery.event.person.role);
  const gallery = useGallery(({ query }) => query.gallery);
  const counts = role === 'guest' || role === 'client';
  useEffect(() => (counts ? watch(event) : undefined), [counts, event]);
  useEffect(() => lookAt({ gallery }), [gallery]);
  return null;
}
