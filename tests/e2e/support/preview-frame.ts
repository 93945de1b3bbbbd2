import type { Locator, Page } from '@playwright/test';

/**
 * Presses the middle of an element in the builder's preview with the mouse. The preview is scaled to fit, which
 * Playwright's own click leaves out for a frame in a process of its own: its point would be beside the element.
 */
export async function pressInPreview(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const inside = await element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const frame = await page.locator('iframe').evaluate((one: HTMLIFrameElement) => {
    const { x, y, width } = one.getBoundingClientRect();
    return { x, y, scale: width / one.offsetWidth };
  });
  await page.mouse.click(frame.x + inside.x * frame.scale, frame.y + inside.y * frame.scale);
}
