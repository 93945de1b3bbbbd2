import { VIEWER } from '@/core/constants';

/** Hides the viewer's controls while the mouse rests (4 s) or has left the page (1 s); never while one of them has focus. */
export function hideWhenIdle(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Whoever reads or writes beside the photograph has not gone.
      if (element.hasAttribute('data-room')) return;
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
  element.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
  document.documentElement.addEventListener('mouseleave', leave);
  // Fingers have no rest: there a tap shows and hides the controls.
  if (matchMedia('(hover: hover)').matches) wake();
  return () => {
    clearTimeout(timer);
    element.removeEventListener('pointermove', moved);
    element.removeEventListener('pointerdown', wake);
    document.removeEventListener('keydown', wake);
    document.documentElement.removeEventListener('mouseleave', leave);
  };
}
