'use client';

import { useGallery } from '@plugins/kit/ui/hooks';
import { useEffect } from 'react';
import { looks } from './looks';

/** Renders nothing: measures how long the galleries of this page are looked at, unless by the studio. */
export function Watch() {
  const event = useGallery((gallery) => gallery.event.id);
  const role = useGallery((gallery) => gallery.event.person.role);
  const gallery = useGallery(({ query }) => query.gallery);
  const counts = role === 'guest' || role === 'client';
  useEffect(() => {
    if (!counts) return;
    const watched = looks(({ watch }) => watch(event));
    return () => void watched.then((stop) => stop?.());
  }, [counts, event]);
  useEffect(() => void looks(({ lookAt }) => lookAt({ gallery })), [gallery]);
  return null;
}
