/**
 * The page inside the builder's frame: reports clicked blocks and links, and patches newer states in place, so that the
 * scroll position stays. Its styles go into constructed sheets, because the policy allows inline styles only by hash.
 */

import {
  beginWriting,
  clickedProse,
  endWriting,
  isWriting,
  rememberClick,
  writtenBlock,
} from './preview/write-in-place';

const builder = window.parent;
const home = new URL(location.href).origin;
const MARKS = `
  [data-draft] [data-block]{position:relative;cursor:pointer}
  [data-draft] [data-block]:hover{outline:2px dashed #2f6fed;outline-offset:-2px}
  [data-draft] [data-block][data-chosen]{outline:3px solid #2f6fed;outline-offset:-3px}
  [data-draft] [contenteditable]{outline:2px solid #2f6fed;outline-offset:4px;cursor:text}
  [data-draft] [data-block]:empty{min-block-size:5rem;margin:1rem;border-radius:.5rem;background:repeating-linear-gradient(135deg,#8882 0 1rem,#8881 1rem 2rem)}
  [data-draft] [data-unset]:empty::before{content:attr(data-unset);display:grid;place-content:center;min-block-size:5rem;padding:1rem 2rem;text-align:center;text-wrap:balance}
`;

const sheetOf = (text: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
const marks = sheetOf(MARKS);
const known = new Map<string, CSSStyleSheet>();
let chosen = '';
/** The last rendered page, of which the block that is being written has not taken its part. */
let last = '';

/** Applies the page's styles as sheets; an unchanged one keeps its sheet, and with it its fonts. */
function dress(texts: string[]): void {
  const sheets = texts.map((text) => known.get(text) ?? sheetOf(text));
  known.clear();
  texts.forEach((text, at) => {
    const sheet = sheets[at];
    if (sheet) known.set(text, sheet);
  });
  document.adoptedStyleSheets = [...sheets, marks];
}

function takeAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Patches the shown nodes to match the rendered ones, leaving equal ones untouched. */
function liken(shown: Node, drawn: Node): void {
  if (shown.isEqualNode(drawn) || shown === writtenBlock()) return;
  if (shown instanceof Element && drawn instanceof Element && shown.tagName === drawn.tagName) {
    takeAttributes(drawn, shown);
    const byBlock = new Map([...shown.children].flatMap((one) => (one.id ? [[one.id, one] as const] : [])));
    [...drawn.childNodes].forEach((next, at) => {
      const own = next instanceof Element && next.id ? byBlock.get(next.id) : undefined;
      const there = shown.childNodes[at] ?? null;
      if (own && own !== there) shown.insertBefore(own, there);
      const now = shown.childNodes[at];
      if (!now) shown.append(document.importNode(next, true));
      else liken(now, next);
    });
    while (shown.childNodes.length > drawn.childNodes.length) shown.lastChild?.remove();
    return;
  }
  if (shown.nodeType === Node.TEXT_NODE && drawn.nodeType === Node.TEXT_NODE)
    shown.textContent = drawn.textContent;
  else (shown as ChildNode).replaceWith(document.importNode(drawn, true));
}

function mark(block: string, { show = false } = {}): void {
  chosen = block;
  for (const one of document.querySelectorAll('[data-chosen]')) one.removeAttribute('data-chosen');
  const found = document.querySelector(`[data-block="${CSS.escape(block)}"]`);
  found?.setAttribute('data-chosen', '');
  if (!show || !found) return;
  const { top, bottom } = found.getBoundingClientRect();
  if (top > innerHeight * 0.8 || bottom < innerHeight * 0.2)
    found.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function draw(html: string): void {
  last = html;
  // Styles are removed before parsing: even in an inert document, one without a known hash violates the policy.
  const styles: string[] = [];
  const bare = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_all, text: string) => {
    styles.push(text);
    return '';
  });
  const next = new DOMParser().parseFromString(bare, 'text/html');
  dress(styles);
  for (const style of document.querySelectorAll('style')) style.remove();
  takeAttributes(next.documentElement, document.documentElement);
  liken(document.body, next.body);
  mark(chosen);
}

addEventListener('message', ({ data, source, origin }) => {
  if (source !== builder || origin !== home || typeof data !== 'object' || !data) return;
  const { keepers, html, block, max } = data as Record<string, unknown>;
  if (keepers === 'draw' && typeof html === 'string') draw(html);
  if (keepers === 'write' && typeof max === 'number')
    beginWriting(max, {
      report: (text) => post({ keepers: 'written', text }),
      ended: () => {
        post({ keepers: 'ended' });
        if (last) draw(last);
      },
    });
  if (keepers === 'choose' && typeof block === 'string') mark(block, { show: true });
});

const post = (data: object) => builder.postMessage(data, '*');

document.addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    if (isWriting(event)) return event.preventDefault();
    const link = target.closest('a');
    if (link) event.preventDefault();
    // The links between the parts of a list belong to a block, but lead on.
    const place = link?.closest('.parts') ? null : target.closest('[data-block]');
    const block = place?.getAttribute('data-block');
    if (place && block) {
      if (link) event.stopPropagation();
      mark(block);
      post({ keepers: 'block', block, ...rememberClick(event, place), prose: clickedProse(event, place) });
    } else if (link) {
      const { origin, pathname, search } = new URL(link.href, location.href);
      if (origin === home) post({ keepers: 'go', path: decodeURI(pathname), search });
    }
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  endWriting();
  post({ keepers: event.shiftKey ? 'redo' : 'undo' });
});

if (builder !== window) {
  document.adoptedStyleSheets = [marks];
  post({ keepers: 'ready' });
}
