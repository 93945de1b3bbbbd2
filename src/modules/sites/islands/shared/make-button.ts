/** Creates an icon button with an accessible label; `press` handles clicks. */
export function makeButton(className: string, label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.setAttribute('aria-label', label);
  made.addEventListener('click', press);
  return made;
}

/** Whether the page is read from right to left. */
export const rightToLeft = (): boolean => getComputedStyle(document.documentElement).direction === 'rtl';
