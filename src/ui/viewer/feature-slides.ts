import type PhotoSwipe from 'photoswipe';
import type { MediaView } from '@/core/wire';

/** Slides that features render themselves: the media's id to its slide's element. */
export type SlideHosts = ReadonlyMap<string, HTMLElement>;

const SLIDE_ATTRIBUTE = 'data-feature-slide';

/** PhotoSwipe's data of a photograph whose slide is a feature's. */
export const featureSlide = (media: MediaView) => ({
  html: `<div class="viewer-slide" ${SLIDE_ATTRIBUTE}="${media.id}"></div>`,
});

/** Calls `onHosts` with the features' slides in the viewer, each time one is added or removed. */
export function watchFeatureSlides(pswp: PhotoSwipe, onHosts: (hosts: SlideHosts) => void): void {
  const hosts = new Map<string, HTMLElement>();
  const find = (element: HTMLElement | undefined) =>
    element?.querySelector<HTMLElement>(`[${SLIDE_ATTRIBUTE}]`) ?? null;
  pswp.on('contentAppend', ({ content }) => {
    const host = find(content.element);
    const id = host?.getAttribute(SLIDE_ATTRIBUTE);
    if (!host || !id || hosts.get(id) === host) return;
    hosts.set(id, host);
    onHosts(new Map(hosts));
  });
  pswp.on('contentDestroy', ({ content }) => {
    const host = find(content.element);
    const id = host?.getAttribute(SLIDE_ATTRIBUTE);
    if (id && hosts.get(id) === host && hosts.delete(id)) onHosts(new Map(hosts));
  });
}
