import { buffer } from 'node:stream/consumers';
import { assetFormat, readAssetFile } from '@media/assets/asset-name';
import { readAsset } from '@media/assets/read-asset';
import { z } from 'zod';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { yesNo } from '@/core/http/inputs';
import { enqueue } from '@/core/jobs/boss';
import {
  changeLimits,
  changePlan,
  confirmOwner,
  steerJob,
  switchAccount,
} from '@/modules/installation/operations/run-installation';
import { addPlan, newPlan, planInput, planValues } from '@/modules/money/plans';
import { PLAN_MAX } from '@/modules/money/rules/plan';
import { addDiscount, endDiscount, newLink } from '@/modules/subscriptions/operations/discounts';
import { giveMonths, givePlan } from '@/modules/subscriptions/operations/give-plan';
import { markInvoicePaid } from '@/modules/subscriptions/operations/list-invoices';
import { giveHeld } from '@/modules/subscriptions/operations/partners';
import { refundInvoice } from '@/modules/subscriptions/operations/refund-invoice';
import { changedSettings, writeSettings } from '@/modules/subscriptions/settings';
import { act, auth, requireOperator } from './operator-act';
import { payoutEndpoints } from './payouts';

const account = z.object({ account: z.string() });
const job = z.object({ queue: z.string().max(100), job: z.string() });

/**
 * An asset's file at the address that Payload gives it, for the thumbnails of the operators' record views. Payload's own
 * file routes are closed.
 */
const assetFile = defineEndpoint({
  id: 'operator.asset-file',
  method: 'GET',
  path: '/api/assets/file/:file',
  auth,
  params: z.object({ file: z.string().max(200) }),
  handler: async ({ context, params }) => {
    await requireOperator(context);
    const name = readAssetFile(params.file);
    const file = name && (await readAsset(name));
    if (!file) throw new KeepersError('NOT_FOUND');
    return {
      body: new Uint8Array(await buffer(file.stream)),
      headers: {
        'Content-Type': `image/${assetFormat(name.kind)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    };
  },
});

/** Endpoints for running the installation. */
export const operatorEndpoints = [
  assetFile,
  ...payoutEndpoints,
  act('switch-account', 'PUT', '/accounts/:account/active', {
    params: account,
    body: z.object({ active: yesNo, reason: z.string().max(500).optional() }),
    run: (named, said) => switchAccount(named.account, said),
  }),
  act('assign-plan', 'PUT', '/accounts/:account/plan', {
    params: account,
    body: z.object({ plan: z.string().max(PLAN_MAX) }),
    run: (named, said) => givePlan(named.account, said.plan),
  }),
  act('confirm-owner', 'PUT', '/accounts/:account/confirmation', {
    params: account,
    run: (named) => confirmOwner(named.account),
  }),
  act('change-limits', 'PUT', '/accounts/:account/limits', {
    params: account,
    body: planValues,
    run: (named, said) => changeLimits(named.account, said),
  }),
  act('give-months', 'POST', '/accounts/:account/months', {
    params: account,
    body: z.strictObject({ months: z.coerce.number().int().min(1).max(24) }),
    run: (named, said) => giveMonths(named.account, { ...said, source: 'gift' }),
  }),
  act('give-reward', 'POST', '/accounts/:account/reward', {
    params: account,
    run: (named) => giveHeld(named.account),
  }),
  act('add-discount', 'POST', '/discounts', { body: newLink, run: (_named, said) => addDiscount(said) }),
  act('end-discount', 'DELETE', '/discounts/:discount', {
    params: z.object({ discount: z.string() }),
    run: (named) => endDiscount(named.discount),
  }),
  act('mark-invoice', 'PUT', '/invoices/:invoice/paid', {
    params: z.object({ invoice: z.string() }),
    body: z.strictObject({ day: z.iso.date().optional(), note: z.string().trim().max(300).optional() }),
    run: (named, said) => markInvoicePaid(named.invoice, said),
  }),
  act('refund-invoice', 'POST', '/invoices/:invoice/refunds', {
    params: z.object({ invoice: z.string() }),
    body: z.strictObject({
      /** In minor units; omitted: all that is left. */
      amount: z.coerce.number().int().min(1).optional(),
      why: z.string().trim().max(300).optional(),
    }),
    run: (named, said, by) => refundInvoice(named.invoice, { ...said, by }),
  }),
  act('change-subscriptions', 'PUT', '/subscriptions', {
    body: changedSettings,
    run: (_named, said) => writeSettings(said),
  }),
  act('add-plan', 'POST', '/plans', { body: newPlan, run: (_named, said) => addPlan(said) }),
  act('change-plan', 'PUT', '/plans/:plan', {
    params: z.object({ plan: z.string() }),
    body: planInput,
    run: (named, said) => changePlan(named.plan, said),
  }),
  act('retry-job', 'POST', '/jobs/:queue/:job/retry', {
    params: job,
    run: (named) => steerJob(named.queue, named.job, 'retry'),
  }),
  act('cancel-job', 'DELETE', '/jobs/:queue/:job', {
    params: job,
    run: (named) => steerJob(named.queue, named.job, 'cancel'),
  }),
  act('measure-storage', 'POST', '/storage/measure', {
    run: () => transaction((sql) => enqueue(sql, { id: 'storage.measure' }, {}, { singletonKey: 'now' })),
  }),
];
