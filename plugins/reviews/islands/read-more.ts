/** Cuts long reviews of a wall, each with a button that opens it; without script they are whole. */

/** Height of a cut review, and by how much a longer one must exceed it, in CSS pixels. */
const HEIGHT = 250;
const MARGIN = 16;

function cut(words: HTMLElement, { more = '', less = '' }: DOMStringMap): void {
  if (words.scrollHeight <= HEIGHT + MARGIN) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'review-more';
  const show = (open: boolean) => {
    words.toggleAttribute('data-cut', !open);
    button.setAttribute('aria-expanded', String(open));
    button.textContent = open ? less : more;
  };
  button.addEventListener('click', () => show(words.hasAttribute('data-cut')));
  words.after(button);
  show(false);
}

for (const wall of document.querySelectorAll<HTMLElement>('[data-more][data-less]'))
  for (const words of wall.querySelectorAll<HTMLElement>('.review-words')) cut(words, wall.dataset);
