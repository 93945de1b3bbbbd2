/** A text on the page that was clicked, and where. */
export interface Clicked {
  text: string;
  /** Which of the block's elements with the same text it is, from 0. */
  nth: number;
}

interface Writing {
  element: HTMLElement;
  end: () => void;
}

let clicked: { element: HTMLElement; x: number; y: number } | null = null;
let writing: Writing | null = null;

const isPlain = (element: Element) => element.childElementCount === 0 && element.textContent.trim() !== '';

/** Remembers which text of a block was clicked; null if it is none of one line. */
export function rememberClick(event: MouseEvent, block: Element): Clicked | null {
  const target = event.target as HTMLElement;
  const inside = target.firstElementChild;
  // A link's label and a name are isolated in an element of their own.
  const element = isPlain(target) ? target : inside instanceof HTMLElement && isPlain(inside) ? inside : null;
  clicked = element && { element, x: event.clientX, y: event.clientY };
  if (!element) return null;
  const text = element.textContent.trim();
  const same = [...block.querySelectorAll('*')].filter(
    (one) => one.childElementCount === 0 && one.textContent.trim() === text,
  );
  return { text, nth: same.indexOf(element) };
}

/** Returns which of the block's formatted texts was clicked, from 0; null for anything else. */
export function clickedProse(event: MouseEvent, block: Element): number | null {
  const prose = (event.target as Element).closest('.prose');
  return prose ? [...block.querySelectorAll('.prose')].indexOf(prose) : null;
}

/** The block in which a text is being written: it is left as it is until that ends. */
export const writtenBlock = (): Element | null => writing?.element.closest('[data-block]') ?? null;

/** Whether an event happened in the text that is being written. */
export const isWriting = (event: Event) => writing?.element.contains(event.target as Node) ?? false;

/** Ends writing; what was written stays. */
export const endWriting = () => writing?.end();

function placeCaret(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  element.focus({ preventScroll: true });
  const selection = getSelection();
  const at = document.caretPositionFromPoint?.(x, y);
  if (at && element.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset);
  else selection?.selectAllChildren(element);
}

/** Makes the clicked text editable, of at most `max` characters; `report` gets each state of it. */
export function beginWriting(
  max: number,
  { report, ended }: { report: (text: string) => void; ended: () => void },
): void {
  const held = clicked;
  if (!held?.element.isConnected) return;
  endWriting();
  const { element } = held;
  element.setAttribute('contenteditable', 'plaintext-only');
  // A browser that knows no plain text leaves the text to its field in the panel.
  if (element.contentEditable !== 'plaintext-only') {
    element.removeAttribute('contenteditable');
    return;
  }
  const listening = new AbortController();
  const end = () => {
    if (writing?.element !== element) return;
    writing = null;
    listening.abort();
    element.removeAttribute('contenteditable');
    ended();
  };
  const { signal } = listening;
  element.addEventListener(
    'input',
    () => {
      const text = element.textContent.replace(/\s+/g, ' ');
      if (text.length > max) element.textContent = text.slice(0, max);
      report(text.slice(0, max));
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      element.blur();
    },
    { signal },
  );
  element.addEventListener('blur', end, { signal });
  writing = { element, end };
  placeCaret(element, held);
}
