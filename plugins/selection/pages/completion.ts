import { moneyWords } from '@plugins/kit/rules';
import { definePage } from '@plugins/kit/server';
import { mayIntroduce, payExtras } from '@plugins/kit/server/internal';
import { refusalWords } from '@plugins/kit/server/internal-rules';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { noteTextsIn } from '../operations/note-texts';
import { readStanding } from '../operations/read-standing';
import { lineState } from '../rules/line-state';
import { productNotes } from '../rules/product-notes';
import { decideComplete } from '../rules/selection';
import { sumMoney } from '../rules/standing';
import type { CompletionPageProps } from '../ui/CompletionPage';
import { addressOf } from '../ui/thank-you';

/**
 * `GET /events/{id}/completion`: the picks of each product, and the form that completes the selection, without script.
 */
export const completionPage = definePage({
  id: 'selection.completion',
  path: '/events/:id/completion',
  auth: 'selection.complete',
  fragment: true,
  form: true,
  params: z.object({ id: z.string() }),
  load: async ({ context, params, form }) => {
    const { event, viewer } = await authorize(context, params.id, 'selection.complete');
    const { locale } = context;
    const products = await readStanding(event.id);
    const pay = event.printselectiondone ? await payExtras({ event, viewer }) : null;
    const decision = decideComplete({ done: event.printselectiondone, may: true, products });
    const t = translator(locale);
    const refused = decision.allowed ? null : refusalWords(decision, locale, 'screen');
    const data: CompletionPageProps = {
      action: `/events/${event.id}/completion`,
      csrf: csrfToken(context.sessionId ?? ''),
      studio: event.brand_name,
      done: event.printselectiondone,
      name: addressOf(viewer.name),
      lines: products.map((product) => ({
        id: product.id,
        name: product.name,
        count: product.count,
        maxphotos: product.maxphotos,
        state: lineState(product),
        notes: productNotes(product, noteTextsIn(locale)),
      })),
      sums: sumMoney(products.flatMap(({ standing: { cost } }) => (cost ? [cost] : []))).map((sum) =>
        moneyWords(sum, locale),
      ),
      pay: pay && { path: pay.path, total: moneyWords(pay.total, locale) },
      sheet: products.some(({ count }) => count > 0) ? `/events/${event.id}/selection.pdf` : null,
      introduce: mayIntroduce(viewer),
      refusal: Object.values(form?.errors ?? {}).flat()[0] ?? refused,
    };
    const title = `${t('selection.title')} · ${event.name}`;
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});
