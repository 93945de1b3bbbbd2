import { isKeepersError, statusOf } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import type { DrawnAnswer, PageDefinition, RefusedForm, SentPage } from '@/core/http/define-page';
import { originOfSite } from '@/modules/sites/site';
import { contextFor, redirect } from './context-for';
import type { Exchange } from './create-front';
import { framesOf } from './framed-page';
import { matchPaths } from './match-path';
import { notHere } from './not-here';

type Found = { value: PageDefinition; params: Record<string, string> } | null;

/** A matcher over the pages of photographers' sites. */
export function matchSitePages(pages: PageDefinition[]): (path: string) => Found {
  const match = matchPaths(
    pages.filter(({ on }) => on !== undefined).map((page) => [page.path, page] as const),
  );
  return (path) => match(path.length > 1 ? path.replace(/\/$/, '') : path);
}

/** Renders a feature's page on a site, with a refused form where there is one. False where it has no such page. */
export async function renderSitePage(
  exchange: Exchange,
  found: Found,
  { form, status }: { form?: RefusedForm; status?: number } = {},
): Promise<boolean> {
  if (!found) return false;
  const { value: page, params } = found;
  try {
    const answer = await page.load({
      context: contextFor(exchange),
      method: exchange.request.method ?? 'GET',
      params: page.params ? parseInput(page.params, params) : params,
      query: page.query ? parseInput(page.query, Object.fromEntries(exchange.url.searchParams)) : undefined,
      form,
    });
    if (!answer) return false;
    if ('redirect' in answer) redirect(exchange, answer.redirect);
    else await draw(exchange, page.id, answer, status);
    return true;
  } catch (error) {
    if (!isKeepersError(error) || statusOf(error.code) >= 500) throw error;
    await notHere(exchange);
    return true;
  }
}

async function draw(exchange: Exchange, id: string, answer: DrawnAnswer, status?: number): Promise<void> {
  const { site, response, url } = exchange;
  if (!site) return notHere(exchange);
  const {
    data,
    title,
    scheme = 'light',
    accent = site.brand.accent,
    type = 'classic',
    frames,
    description,
  } = answer;
  const sent: SentPage = {
    page: id,
    data,
    title,
    fragment: false,
    scheme,
    accent,
    type,
    event: '',
    site: {
      brand: site.brand.name,
      url: originOfSite(site) + url.pathname,
      description: description ?? null,
      bare: frames !== undefined,
    },
  };
  response.setHeader('Cache-Control', 'private, no-store');
  const framed = frames === undefined ? {} : { frames: framesOf(exchange, frames) };
  await exchange.page('/sites/page', { form: sent, ...(status ? { status } : {}), ...framed });
}
