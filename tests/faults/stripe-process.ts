import { stripeCards } from '@plugins/stripe/payment-method';
import { startPayload } from '@/core/db/start-payload';
import { startJobs } from '@/core/jobs/boss';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';
import { registerWorld } from './money-world';
import { soldFor } from './sold-for';

/** One act with money at the stand-in for Stripe, in a process of its own that may be killed at any moment. */
const [act, account = '', id = ''] = process.argv.slice(2);
await startPayload();
await startJobs({ work: false });
registerWorld();
addPaymentMethods('stripe', [stripeCards]);
if (act === 'pay') await money.begin(soldFor(account, id));
if (act === 'look') await money.look(id);
if (act === 'refund') await money.refund({ account, payment: id, amount: 5000, by: null });
if (act === 'settle') await lookAtDue();
process.exit(0);
