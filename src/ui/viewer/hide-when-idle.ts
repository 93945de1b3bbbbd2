import { VIEWER } from '@/core/constants';

export interface IdleControls {
  /** Stops hiding them. */
  stop: () => void;
  /** Handles a tap: shows the controls where they had faded before it, else shows or hides them. */
  tap: () => void;
}

/**
 * Hides the viewer's controls while the mouse rests (4 s) or has left the page (1 s); never while one of them has
 * focus, nor while a panel or the menu is open (`busy`).
 */
export function hideWhenIdle(element: HTMLElement, busy: () => boolean): IdleControls {
  /** Whether the controls had faded when the pointer last went down: that press has shown them. */
  let woken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A person who reads or writes beside the photograph is not idle.
      if (busy() || element.hasAttribute('data-room')) return;
      if (!element.querySelector('button:focus-visible, a:focus-visible')) element.classList.add('is-idle');
    }, ms);
  };
  const wake = () => {
    element.classList.remove('is-idle');
    rest(VIEWER.idleMs);
  };
  const leave = () => rest(VIEWER.idleAfterLeavingMs);
  const moved = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') wake();
  };
  element.addEventListener('pointermove', moved);
  const pressed = () => {
    woken = element.classList.contains('is-idle');
    wake();
  };
  element.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', wake);
  document.documentElement.addEventListener('mouseleave', leave);
  // Touch has no idle pointer: there a tap shows and hides the controls.
  if (matchMedia('(hover: hover)').matches) wake();
  const stop = () => {
    clearTimeout(timer);
    element.removeEventListener('pointermove', moved);
    element.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', wake);
    document.documentElement.removeEventListener('mouseleave', leave);
  };
  return { stop, tap: () => element.classList.toggle('pswp--ui-visible', woken || undefined) };
}
