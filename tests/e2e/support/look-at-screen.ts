import { expect, type Page } from '@playwright/test';
import { keepPicture } from './keep-picture';
import { expectAccessible } from './test';
import { type AuditedText, auditText } from './text-audit';

/** The widths screens are looked at: a phone held upright, and a desk. */
export const WIDTHS = [390, 1440] as const;

/**
 * Goes to another screen of the admin as a link does, without a new document; it waits for its address and
 * title. A screen that never settles keeps all others from loading: leaving each by this function proves that none does.
 */
export async function goSoftly(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate(
    (to) => (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to),
    address,
  );
  await expect.poll(() => new URL(page.url()).pathname, `the way to ${address}`).toBe(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page, `the title of ${address}, after ${before}`).toHaveTitle(/\S · Keepers$/);
}

/**
 * Checks that nothing of this screen overflows its width, that axe reports nothing, and, with `audited`, that its texts are
 * whole and in its language, at each width.
 */
export async function lookAtScreen(page: Page, audited?: AuditedText): Promise<void> {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(beyond, `pixels beyond ${width} at ${page.url()}`).toBeLessThanOrEqual(0);
    // Mails and galleries in frames are checked as pages of their own.
    await expectAccessible(page, 'iframe');
    if (!audited) continue;
    wrong.push(...(await auditText(page, audited)));
    await keepPicture(page, `${audited.locale}-${new URL(page.url()).pathname.slice(1)}`);
  }
  expect(wrong, `texts at ${page.url()}`).toEqual([]);
}
