import { z } from 'zod';
import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { yesNo } from '@/core/http/inputs';
import type { RequestContext } from '@/core/http/request-context';
import { countTry, guardTries } from '@/core/http/tries';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { money } from '@/modules/money/payments';
import { PERIODS, PLAN_MAX } from '@/modules/money/rules/plan';
import {
  choosePlan,
  orderSingleProject,
  quotePlan,
  startTrial,
} from '@/modules/subscriptions/operations/choose-plan';
import { enterDiscount } from '@/modules/subscriptions/operations/discounts';
import { payInvoice, removeCard } from '@/modules/subscriptions/operations/pay-invoice';
import { showSubscription } from '@/modules/subscriptions/operations/show-subscription';
import { PURPOSE } from '@/modules/subscriptions/purpose';
import { readInvoice } from '@/modules/subscriptions/queries/store';
import type { Quote } from '@/modules/subscriptions/rules/choose';
import { PLAN_PAGE } from '@/modules/subscriptions/send-notice';

const AT = '/users/subscription';
const auth = 'money.read';
const method = z.string().max(60);

const findInvoice = async (id: string) => {
  const invoice = await readInvoice(pool(), id);
  return invoice && { id, account_id: invoice.account };
};
const accountOf = async (context: RequestContext) => (await enterAccount(context, auth)).account;

/** An owner's subscription: what it is, choosing a plan, paying. Its owner alone. */
export const subscriptionEndpoints = [
  defineEndpoint({
    id: 'subscription.show',
    method: 'GET',
    path: AT,
    auth,
    page: true,
    about: 'The plan of the account, its limits and what is used of them, and its payments',
    handler: async ({ context }) => {
      const view = await showSubscription(await accountOf(context), context.locale);
      const { plan, period, price, limits, used, trial_ends, last_payment, next_payment, next_plan } = view;
      return {
        json: { plan, period, price, limits, used, trial_ends, last_payment, next_payment, next_plan },
      };
    },
  }),
  defineEndpoint({
    id: 'subscription.choose',
    method: 'PUT',
    path: AT,
    auth,
    about: 'Choose a plan: now, or at the end of the term; dry_run only says what it costs',
    body: z.object({
      plan: z.string().max(PLAN_MAX),
      period: z.enum(PERIODS).default('monthly'),
      dry_run: yesNo.default(false),
      /** Today's sum as it was shown, in minor units: another one changes nothing. */
      shown: z.coerce.number().int().min(0).optional(),
      method: method.optional(),
    }),
    handler: async ({ context, body }) => {
      const account = await accountOf(context);
      const { plan, period, dry_run, shown } = body;
      if (dry_run) {
        return { json: presented(await quotePlan(account, { plan, period })) };
      }
      const { invoice, ...done } = await choosePlan(account, { plan, period, shown });
      const path =
        invoice && body.method ? await payInvoice(account, { invoice, method: body.method }) : null;
      return { json: { ...presented(done), path: path ?? PLAN_PAGE }, path: path ?? PLAN_PAGE };
    },
  }),
  defineEndpoint({
    id: 'subscription.pay',
    method: 'POST',
    path: `${AT}/payments`,
    auth,
    about: 'Begin paying an open invoice by a method',
    body: z.object({ invoice: z.uuid(), method }),
    handler: async ({ context, body }) => {
      const path = (await payInvoice(await accountOf(context), body)) ?? PLAN_PAGE;
      return { json: { path }, path };
    },
  }),
  defineEndpoint({
    id: 'subscription.project',
    method: 'POST',
    path: `${AT}/projects`,
    auth,
    about: 'Order a single project beyond the limit of the plan',
    body: z.object({ method }),
    handler: async ({ context, body }) => {
      const account = await accountOf(context);
      const { invoice } = await orderSingleProject(account);
      const path = (await payInvoice(account, { invoice, method: body.method })) ?? PLAN_PAGE;
      return { status: 201, json: { path }, path };
    },
  }),
  defineEndpoint({
    id: 'subscription.try',
    method: 'POST',
    path: `${AT}/trial`,
    auth,
    about: 'Begin the free trial of the unlimited plan',
    handler: async ({ context }) => {
      await startTrial(await accountOf(context));
      return { status: 201, json: {}, path: PLAN_PAGE };
    },
  }),
  defineEndpoint({
    id: 'subscription.forget-card',
    method: 'DELETE',
    path: `${AT}/card`,
    auth,
    about: 'Forget the kept card: a message then asks the owner to pay renewals',
    handler: async ({ context }) => {
      await removeCard(await accountOf(context));
      return { json: {}, path: PLAN_PAGE };
    },
  }),
  defineEndpoint({
    id: 'subscription.discount',
    method: 'POST',
    path: `${AT}/discount`,
    auth,
    about: 'Use the code of a discount link, once for each link',
    body: z.object({ code: z.string().trim().min(1).max(60) }),
    handler: async ({ context, body }) => {
      const account = await accountOf(context);
      await guardTries('discount', context);
      await enterDiscount(account, body.code).catch(async (error: unknown) => {
        await countTry('discount', context);
        throw error;
      });
      return { status: 201, json: {}, path: PLAN_PAGE };
    },
  }),
  defineEndpoint({
    id: 'subscription.document',
    method: 'GET',
    path: `${AT}/invoices/:id/document`,
    auth,
    params: z.object({ id: z.string() }),
    about: 'The document of a paid invoice, as a PDF',
    handler: async ({ context, params }) => {
      const { thing } = await enterThing(context, params.id, auth, findInvoice);
      const purpose = { kind: PURPOSE, id: thing.id };
      const [first] = await money.documents(purpose);
      if (!first) throw new KeepersError('NOT_FOUND');
      const { name, pdf } = await money.openDocument({ purpose, document: first.id });
      return {
        body: new Uint8Array(pdf),
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${name}"`,
          'Cache-Control': 'private, no-store',
        },
      };
    },
  }),
];

/** What a choice does, with its sums as money. */
function presented({
  when,
  from,
  today,
  lines,
  next,
  currency,
}: {
  when: 'now' | 'at_end';
  from: string;
  today: number;
  lines: Quote['lines'];
  next: { on: string; amount: number } | null;
  currency: 'USD' | 'ILS';
}) {
  return {
    when,
    from,
    today: { amount: today, currency },
    lines,
    next: next && { on: next.on, amount: { amount: next.amount, currency } },
  };
}
