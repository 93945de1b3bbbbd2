import type { Page } from '@playwright/test';
import { readMessages } from './words';

/** What of a page may be in the other language: names that people gave, as phrases. */
export interface AuditedText {
  locale: 'en' | 'he';
  names: readonly string[];
}

type Query = <R extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>;

/** Every name and text that people have given in this database: a page may show it in any language. */
export async function readNames(sql: Query): Promise<string[]> {
  const rows = await sql<{ name: string }>(`
    select name from accounts union select business_name from brands union select name from events
    union select location from events union select name from galleries union select name from products
    union select name from product_templates union select name from presets union select name from clients
    union select name from media union select first_name from users union select family_name from users
    union select name from selection_lists union select content from reviews
    union select reviewer_first_name from reviews union select text from talk_comments`);
  const given = rows.map(({ name }) => name?.trim()).filter((name) => name?.length > 1);
  // The providers of sign-ins in journeys, see `global-setup.ts` and `services.ts`.
  return [...new Set([...given, 'House of Names', 'Facebook'])];
}

/** Latin words of our own Hebrew texts: brands, formats and keys, which have no Hebrew name; no branch of a plural. */
const latinWords = (): string[] => {
  const words = new Set<string>();
  const visit = (texts: Record<string, unknown>) => {
    for (const text of Object.values(texts))
      if (typeof text === 'string')
        for (const [word] of text.replace(/\{\w+[,}]/g, '').matchAll(/[A-Za-z]{2,}(?![A-Za-z]|\s*\{|>)/g))
          words.add(word);
      else visit(text as Record<string, unknown>);
  };
  visit(readMessages('he'));
  return [...words];
};
const LATIN = latinWords();

/**
 * Returns what is wrong with the texts a page shows now: beyond the page's edge, cut without a title, three lines in a
 * button, in the other language, missing, with raw arguments, or with digits in reversed order. One line each.
 */
export async function auditText(page: Page, { locale, names }: AuditedText): Promise<string[]> {
  const found = await page.evaluate(findFaults, {
    locale,
    names: [...names].sort((a, b) => b.length - a.length),
    latin: LATIN,
  });
  const { pathname, search } = new URL(page.url());
  return found.map((fault) => `${pathname}${search} at ${page.viewportSize()?.width} px: ${fault}`);
}

/** Runs in the page. */
function findFaults({
  locale,
  names,
  latin,
}: {
  locale: string;
  names: string[];
  latin: string[];
}): string[] {
  const faults = new Set<string>();
  const known = new Set(latin);
  /** Not read: what a person typed or wrote as code, and pages in frames. */
  const UNREAD =
    'script, style, noscript, template, textarea, iframe, code, kbd, pre, svg, [contenteditable]';
  const about = (element: Element) => {
    const id = element.id ? `#${element.id}` : '';
    const named = String(element.getAttribute('class') ?? '').split(/\s+/)[0];
    return `<${element.tagName.toLowerCase()}${id}${named ? `.${named}` : ''}>`;
  };
  const short = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 70)}”`;

  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beyond > 0) faults.add(`scrolls ${beyond} px to the side`);

  const foreign = (text: string, where: Element, attribute: string) => {
    let rest = text.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
    if (rest.includes('[missing:')) faults.add(`missing text ${short(text)} ${attribute}`);
    if (/\{\s*\w+\s*(\}|,\s*(plural|select|number|date))/.test(rest))
      faults.add(`raw argument ${short(text)} ${attribute}`);
    if (!/[A-Za-z]{2}|[\u0590-\u05ff]{2}/.test(rest)) return;
    for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, ' ');
    if (locale === 'en') {
      if (/[\u0590-\u05ff]{2}/.test(rest.replaceAll('עברית', '')) && !where.closest('[lang=he]'))
        faults.add(`Hebrew ${attribute} ${short(text)} in ${about(where)}`);
      return;
    }
    const words = rest
      .replace(/\S+@\S+|\w+:\/\/\S+|(?:[\w*-]+\.)+[A-Za-z]{2,}\S*|\/[\w/.:-]+/g, ' ')
      .replace(
        /\b(?:English|[kMGT]B|KB|px|ms|MP|dpi|[A-Z]{2,}|Alt|Linux|[A-Z]*\d[\w-]*|[a-z]+(?:_[a-z]+)+)\b/g,
        ' ',
      )
      .match(/[A-Za-z]{2,}/g);
    const strange = words?.filter((word) => !known.has(word));
    if (strange?.length && !where.closest('[lang=en]'))
      faults.add(`English ${attribute} ${short(text)} (${strange.join(', ')}) in ${about(where)}`);
  };

  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** Shown to screen readers alone: clipped, or a box of one pixel. */
  const onlyHeard = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (
        getComputedStyle(at).clipPath.startsWith('inset(50%') ||
        (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflow !== 'visible')
      )
        return true;
    return false;
  };

  const cut = (element: Element, box: DOMRect, text: string) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const scrolls = (how: string) => how === 'auto' || how === 'scroll';
      const clips = (how: string) => how === 'hidden' || how === 'clip';
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') {
        if (!clips(overflowX) && !clips(overflowY)) return;
      }
      const frame = at.getBoundingClientRect();
      const side = clips(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2);
      const down = clips(overflowY) && box.bottom > frame.bottom + 6;
      if ((side || down) && box.bottom > frame.top && box.top < frame.bottom) {
        // The path at the top shortens names that the page's own heading shows whole.
        if (!at.closest('[title], .step-nav') && !element.closest('[title], .step-nav'))
          faults.add(`cut ${side ? 'at the side' : 'below'}: ${short(text)} by ${about(at)}`);
        return;
      }
      if (position === 'fixed') return;
    }
  };

  /** Numbers and addresses whose characters must run from left to right. */
  const ORDERED = /\+?\d[\d\-–—.:/ ]*\d|[\w.+-]+@[\w.-]*\w/g;
  const reversed = (node: Text) => {
    for (const match of node.data.matchAll(ORDERED)) {
      // A counter "3 / 12" is read in the direction of its page.
      if (/\s\/\s/.test(match[0])) continue;
      const place = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const first = place(match.index);
      const last = place(match.index + match[0].length - 1);
      if (Math.abs(first.top - last.top) < 3 && last.left < first.left)
        faults.add(`reversed ${short(match[0])} in ${short(node.data)}`);
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    const text = node.data;
    if (!element || !text.trim() || element.closest(UNREAD) || !visible(element)) continue;
    foreign(text, element, 'text');
    if (onlyHeard(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    cut(element, box, text);
    if (locale === 'he') reversed(node);
    const control = element.closest('button, [role=button], [role=tab], [role=tablist] a, nav a');
    // A card that is a button has several texts; a label is one.
    if (control && text.length < 80 && (control.textContent ?? '').trim().length <= text.trim().length + 6) {
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (lines.size >= 3) faults.add(`${lines.size} lines in a button: ${short(text)}`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const element of document.querySelectorAll('*')) {
    if (!visible(element) || (element.matches(UNREAD) && !element.matches('textarea'))) continue;
    for (const attribute of ['title', 'aria-label', 'placeholder', 'alt']) {
      const text = element.getAttribute(attribute);
      // Payload's checkboxes have the name of their column as a title.
      if (text && !(attribute === 'title' && element.matches('[type=checkbox]')))
        foreign(text, element, attribute);
    }
    const field = element instanceof HTMLInputElement ? element : null;
    const list = element instanceof HTMLSelectElement ? element : null;
    if ((!field && !list) || !pen || onlyHeard(element)) continue;
    const style = getComputedStyle(element);
    const room =
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const shown = field ? (field.value ? '' : field.placeholder) : (list?.selectedOptions[0]?.text ?? '');
    if (shown && !names.includes(shown) && pen.measureText(shown).width > room + 2)
      faults.add(`cut in a field: ${short(shown)} in ${about(element)}`);
    const value =
      field && !['checkbox', 'radio', 'hidden', 'password'].includes(field.type) ? field.value : '';
    const technical = /^\+?\d[\d ()-]{6,}$|@|^\w+:\/\//.test(value) && !/[\u0590-\u05ff]/.test(value);
    if (locale === 'he' && technical && style.direction !== 'ltr')
      faults.add(`a field writes ${short(value)} from right to left`);
  }
  return [...faults];
}
