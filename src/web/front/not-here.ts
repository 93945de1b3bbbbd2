import { KeepersError } from '@/core/errors/errors';
import { respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { isLocale } from '@/core/i18n/locale';
import { wantsPage } from './answer-error';
import type { Exchange } from './create-front';

/** Answers 404, as a page for people and as data for programs. */
export async function notHere(exchange: Exchange, page = '/sites/missing'): Promise<void> {
  const { request, response, locale } = exchange;
  response.setHeader('Cache-Control', 'no-store');
  if (wantsPage(request)) return exchange.page(page, { status: 404 });
  const refused = respondError(new KeepersError('NOT_FOUND'), isLocale(locale) ? locale : 'en');
  await sendResponse(refused, response, request.method === 'HEAD');
}
