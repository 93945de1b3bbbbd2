import { expect, type Locator, type Page } from '@playwright/test';
import type { wordsIn } from './words';

type Words = ReturnType<typeof wordsIn>;

/** Opens the viewer's menu and returns it. */
export async function viewerMenu(page: Page, t: Words): Promise<Locator> {
  const name = t('gallery.viewer.menu');
  const menu = page.getByRole('group', { name, exact: true });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(menu).toBeVisible();
  return menu;
}

/** A control on the screen: its name, and what is wrong with its place. */
export interface SeenControl {
  name: string;
  wrong: string[];
}

/**
 * The controls of the viewer that a person sees, by geometry: with what each one reaches beyond the screen, what covers
 * it, which other it touches, and which of its parts it cuts.
 */
export const viewerControls = (page: Page): Promise<SeenControl[]> =>
  page.locator('.pswp').evaluate((viewer) => {
    const seen = [
      ...viewer.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [role="switch"]'),
    ]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const within = (inner: DOMRect, outer: { left: number; right: number; top: number; bottom: number }) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    return seen.map(({ element, box }) => {
      const wrong: string[] = [];
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      if (!within(box, screen)) wrong.push('reaches beyond the screen');
      if (Math.min(box.width, box.height) < 44) wrong.push('is smaller than a fingertip');
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const points = [
        [x, y],
        [box.left + 3, y],
        [box.right - 3, y],
        [x, box.top + 3],
        [x, box.bottom - 3],
      ] as const;
      for (const [left, top] of points)
        if (!element.contains(document.elementFromPoint(left, top)))
          wrong.push(`is covered at ${left}, ${top}`);
      for (const other of seen) {
        if (other.element === element) continue;
        const apart =
          other.box.left >= box.right ||
          other.box.right <= box.left ||
          other.box.top >= box.bottom ||
          other.box.bottom <= box.top;
        if (!apart) wrong.push(`touches ${nameOf(other.element)}`);
      }
      for (const part of element.querySelectorAll('svg, .selection-count'))
        if (!within(part.getBoundingClientRect(), box)) wrong.push(`cuts ${part.textContent || 'its icon'}`);
      return { name: nameOf(element), wrong };
    });
  });

/** From the grid: opens the first photograph, and adds it and the second one to the comparison, by keys. */
export async function addToCompare(page: Page, medias: readonly string[]): Promise<void> {
  await page.locator(`[data-pid="${medias[0]}"]`).click();
  const viewer = page.locator('.pswp');
  await expect(viewer.getByText(`1 / ${medias.length}`)).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 / ${medias.length}`)).toBeVisible();
  await page.keyboard.press('c');
}
