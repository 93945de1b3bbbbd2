import { secondClick } from '@plugins/kit/view/internal';
import { notify } from '@plugins/kit/view/parts';
import type { Channel } from '../rules/channels';
import { countUse } from './count-use';
import { shareNatively } from './share-natively';

/** Window features of a service's popup: its usual size, centered near the top. */
const popupFeatures = () =>
  `scrollbars=yes,resizable=yes,toolbar=no,location=yes,width=550,height=420,top=100,left=${Math.max(
    0,
    (screen.width - 550) / 2,
  )}`;

async function copy(button: HTMLElement, url: string): Promise<void> {
  const { shareDone = '', shareFailed = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(url);
    say(button, shareDone);
  } catch {
    // Copying was refused, or the page is not secure: select the address for copying by hand.
    button.closest('[data-share-event]')?.querySelector<HTMLInputElement>('input[readonly]')?.select();
    say(button, shareFailed);
  }
}

/** Says what happened in the panel itself: a notice of the page would be under the dialog. */
function say(button: HTMLElement, text: string): void {
  const line = button.closest('[data-share-event]')?.querySelector('.share-said');
  if (line) line.textContent = text;
  else notify({ text, key: 'share' });
}

let listeners = 0;
/** A double-click guard per link. */
const guards = new WeakMap<Element, ReturnType<typeof secondClick>>();

/**
 * Adds popups, copying, the device's share sheet and counting to the share links of this page (`data-share`), by event
 * delegation, since the markup may be replaced. Idempotent. Returns the function that removes it.
 */
export function listenShareClicks(): () => void {
  document.documentElement.toggleAttribute('data-can-share', typeof navigator.share === 'function');
  if (++listeners === 1) document.addEventListener('click', onClick);
  return () => {
    if (--listeners === 0) document.removeEventListener('click', onClick);
  };
}

function onClick(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
  const eventId = element?.closest<HTMLElement>('[data-share-event]')?.dataset.shareEvent;
  if (!element || !eventId) return;
  const guard = guards.get(element) ?? secondClick();
  guards.set(element, guard);
  if (guard(event)) return;
  const { share, shareCopy, shareNative, shareText = '', sharePopup } = element.dataset;
  const channel = share as Channel;
  if (shareNative) {
    void shareNatively(shareNative, shareText).then((done) => done && countUse(eventId, channel));
    return;
  }
  countUse(eventId, channel);
  if (shareCopy) void copy(element, shareCopy);
  if (sharePopup === undefined || !(element instanceof HTMLAnchorElement)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  // A blocked popup leaves the link's default: a new tab.
  if (window.open(element.href, 'keepers-share', popupFeatures())) event.preventDefault();
}
