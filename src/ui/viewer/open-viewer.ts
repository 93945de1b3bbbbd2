import PhotoSwipe from 'photoswipe';
import { VIEWER } from '@/core/constants';
import type { MediaView } from '@/core/wire';
import { askAgain } from '../api/ask-again';
import { pageOfPosition } from '../gallery/gallery-query';
import type { GalleryStore } from '../gallery/gallery-store';
import { failedSlides } from './failed-slide';
import { featureSlide, type SlideHosts, watchFeatureSlides } from './feature-slides';
import { mediaAt } from './find-media';
import { showFirstAndLast } from './first-and-last';
import { giveFocusBack, linkOf } from './give-focus-back';
import { hideWhenIdle, type IdleControls } from './hide-when-idle';
import { keepOverPhotograph } from './over-photograph';
import { ownGestures } from './own-gestures';
import { slideOf } from './slide-of';
import { Slideshow } from './slideshow';
import { topLayerFirst } from './top-layer';
import { readViewerHash, viewerHash } from './viewer-hash';
import { CLOSE_ICON, LEFT_ICON, RIGHT_ICON } from './viewer-icons';
import type { ViewerPanels } from './viewer-panels';
import type { ViewerRoom } from './viewer-room';

/** Places in the viewer that the page fills. */
export interface ViewerHosts {
  counter: HTMLElement;
  bar: HTMLElement;
  panel: HTMLElement;
  /** Over the photograph itself. */
  over: HTMLElement;
}

export interface ViewerOptions {
  store: GalleryStore;
  id: string;
  /** The space taken beside or below the photograph. */
  room: ViewerRoom;
  panels: ViewerPanels;
  /** Right to left: the next photograph is on the left. */
  rtl: boolean;
  t: (
    key:
      | 'label'
      | 'close'
      | 'previous'
      | 'next'
      | 'theImage'
      | 'notLoaded'
      | 'tryAgain'
      | 'offline'
      | 'noConnection',
  ) => string;
  /** Whether a feature renders this one's slide itself. */
  hasSlide: (media: MediaView) => boolean;
  onSlides: (hosts: SlideHosts) => void;
  /** The slideshow began or ended. */
  onPlays: (plays: boolean) => void;
  onHosts: (hosts: ViewerHosts) => void;
  onChange: (mediaId: string) => void;
  onClosed: () => void;
}

/** An open viewer. */
export interface OpenViewer {
  show: (mediaId: string) => void;
  close: () => void;
  /** Begins or ends the slideshow. */
  play: () => void;
}

/** A slide of one sentence. */
function wordsSlide(words: string, rtl: boolean): string {
  const host = document.createElement('div');
  host.className = 'viewer-slide pswp__error-msg';
  host.dir = rtl ? 'rtl' : 'ltr';
  host.textContent = words;
  return host.outerHTML;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens PhotoSwipe over the store's whole list; pages not loaded yet are loaded as they come near. */
export function openViewer(options: ViewerOptions): OpenViewer {
  const { store, id, room, panels, rtl, t, hasSlide, onHosts, onSlides, onPlays, onChange, onClosed } =
    options;
  // Right to left the list runs backwards, so that arrows, swipes and keys are mirrored without more code.
  const turn = (at: number) => (rtl ? store.get().total - 1 - at : at);
  const positionOf = (mediaId: string) => store.get().keys[mediaId] ?? 0;
  const mediaOf = (index: number) => mediaAt(store.get(), turn(index));
  const duration = still() ? 0 : VIEWER.animationMs;
  let idle: IdleControls | undefined;

  const pswp = new PhotoSwipe({
    index: turn(positionOf(id)),
    loop: false,
    counter: false,
    bgOpacity: 1,
    maxZoomLevel: VIEWER.maxZoom,
    preload: [...VIEWER.preload],
    preloaderDelay: VIEWER.loadingDelayMs,
    showAnimationDuration: duration,
    hideAnimationDuration: duration,
    showHideAnimationType: duration ? 'zoom' : 'none',
    zoomAnimationDuration: duration,
    closeTitle: t('close'),
    // A click, a double tap or the wheel enlarges.
    zoom: false,
    wheelToZoom: true,
    closeSVG: CLOSE_ICON,
    arrowPrevSVG: LEFT_ICON,
    arrowNextSVG: RIGHT_ICON,
    arrowPrevTitle: t(rtl ? 'next' : 'previous'),
    arrowNextTitle: t(rtl ? 'previous' : 'next'),
    returnFocus: false,
    tapAction: () => idle?.tap(),
    paddingFn: ({ x }) => {
      const { beside, below } = room.get();
      const [left, right] = rtl ? [beside, 0] : [0, beside];
      return { top: VIEWER.topBarHeight, bottom: (x < 640 ? 72 : 76) + below, left, right };
    },
  });
  let current = id;
  /** The visible slide's photograph is on a page of the list that is not loaded: `current` is the one before it. */
  let waits = false;
  /** Slides whose page of the list failed to load. */
  const unheld = new Set<number>();
  store.look(positionOf(id));

  pswp.addFilter('numItems', () => store.get().total);
  pswp.addFilter('itemData', (_, index) => {
    const media = mediaOf(index);
    if (media && hasSlide(media)) return featureSlide(media);
    if (media?.state === 'ready') return slideOf(media);
    if (!media && unheld.has(index)) return { html: wordsSlide(t('noConnection'), rtl) };
    if (!media)
      void store
        .loadPage(pageOfPosition(turn(index)))
        .catch(() => {
          unheld.add(index);
          again.soon();
        })
        .then(() => pswp.refreshSlideContent(index));
    return { html: '' };
  });
  // Pages of the list that failed are retried; their slides change when they have loaded.
  const again = askAgain(
    () => unheld.size > 0,
    () => {
      for (const index of unheld)
        store.loadPage(pageOfPosition(turn(index))).then(
          () => unheld.delete(index) && !pswp.isDestroying && pswp.refreshSlideContent(index),
          () => undefined,
        );
    },
  );
  pswp.on('destroy', again.stop);
  pswp.addFilter('thumbEl', (thumb, _, index) => {
    const media = mediaOf(index);
    // Without a tile in the page PhotoSwipe fades; its type does not allow undefined, though its code does.
    return (media && linkOf(media.id)?.querySelector('img')) || (thumb as HTMLElement);
  });
  failedSlides(pswp, {
    rtl,
    t,
    smallOf: (index) => {
      const media = mediaOf(index);
      const tile = media && linkOf(media.id)?.querySelector('img');
      return [tile?.currentSrc, media?.urlS].flatMap((source) => source || []);
    },
  });
  watchFeatureSlides(pswp, onSlides);
  const show = new Slideshow(pswp, rtl ? -1 : 1, onPlays);

  const hosts: Partial<ViewerHosts> = { over: document.createElement('div') };
  hosts.over?.classList.add('viewer-over');
  if (hosts.over) keepOverPhotograph(pswp, hosts.over);
  pswp.on('uiRegister', () => {
    const place = (name: keyof ViewerHosts, appendTo: 'bar' | 'root', order: number) =>
      pswp.ui?.registerElement({
        name: `keepers-${name}`,
        className: `viewer-${name}-host pswp__hide-on-close`,
        appendTo,
        order,
        onInit: (element) => {
          hosts[name] = element;
        },
      });
    place('counter', 'bar', 5);
    place('bar', 'root', 9);
    place('panel', 'root', 9);
  });
  pswp.on('change', () => {
    const media = mediaOf(pswp.currIndex);
    waits = !media;
    if (!media || media.id === current) return;
    current = media.id;
    store.look(turn(pswp.currIndex));
    // An address without a photograph was left by Back: the page behind keeps its own scroll.
    if (readViewerHash(location.hash))
      history.replaceState(history.state, '', viewerHash(store.get().listId, media.id));
    onChange(media.id);
  });
  const busy = topLayerFirst(pswp, panels);
  showFirstAndLast(pswp, rtl);
  const leaveStore = store.subscribe(() => {
    // The page that loads must not move the client back to the photograph before.
    if (waits) return;
    const index = turn(positionOf(current));
    if (current in store.get().keys && index !== pswp.currIndex && !pswp.isDestroying) pswp.goTo(index);
  });
  const makeRoom = () => {
    const { beside, below } = room.get();
    pswp.element?.toggleAttribute('data-room', beside + below > 0);
    const sides = { left: rtl ? beside : 0, right: rtl ? 0 : beside, below };
    for (const [side, px] of Object.entries(sides))
      pswp.element?.style.setProperty(`--room-${side}`, `${px}px`);
    pswp.updateSize(true);
  };
  const leaveRoom = room.subscribe(makeRoom);
  // No layout during the opening animation.
  pswp.on('openingAnimationEnd', () => pswp.element?.hasAttribute('data-room') && makeRoom());
  pswp.on('destroy', () => {
    leaveStore();
    leaveRoom();
    idle?.stop();
    store.look(null);
    giveFocusBack(store, current);
    onClosed();
  });
  // When it has opened it takes the focus, unless the person has pressed something of it meanwhile.
  pswp.on('openingAnimationEnd', () => {
    const held = document.activeElement;
    if (held instanceof HTMLElement && held !== pswp.element && pswp.element?.contains(held))
      queueMicrotask(() => held.focus({ preventScroll: true }));
  });
  ownGestures(pswp);
  pswp.init();
  pswp.element?.setAttribute('aria-label', t('label'));
  pswp.element?.setAttribute('aria-modal', 'true');
  if (pswp.element) idle = hideWhenIdle(pswp.element, busy);
  onHosts(hosts as ViewerHosts);
  return {
    show: (mediaId) => {
      if (mediaId !== current) pswp.goTo(turn(positionOf(mediaId)));
    },
    close: () => pswp.close(),
    play: () => show.toggle(),
  };
}
