import { israeliIban } from './bank-numbers';
import type { SellerValues } from './seller-form';

/** A payout with the bank account that it goes to. */
export interface PayoutToSend {
  id: string;
  holder: string;
  country: string;
  values: SellerValues;
  currency: string;
  /** In minor units. */
  amount: number;
}

/** The platform as a bank knows it. */
interface Payer {
  name: string;
  iban: string;
  bic: string;
}

/** What both sides read on their statement. */
const payoutReference = (id: string): string => `KEEPERS ${id.slice(-8).toUpperCase()}`;

const decimal = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** The IBAN of a payout's account; null where its country has none. */
function ibanOf({ country, values }: Pick<PayoutToSend, 'country' | 'values'>): string | null {
  const { iban, bank_code: bank, bank_branch_number: branch, bank_account_number: account } = values;
  if (iban) return iban;
  return country === 'IL' && bank && branch && account ? israeliIban({ bank, branch, account }) : null;
}

/** A cell of a table: spreadsheets must not calculate what a person typed. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const HEAD = [
  'reference',
  'holder',
  'country',
  'iban',
  'bic',
  'bank',
  'branch',
  'routing_number',
  'sort_code',
  'account',
  'amount',
  'currency',
];

/** Payouts as a table, for banks that take one, or by hand. It begins with a byte order mark, by which spreadsheets know the encoding. */
export function payoutCsv(payouts: readonly PayoutToSend[]): string {
  const lines = payouts.map((one) => {
    const { values: v } = one;
    return [
      payoutReference(one.id),
      one.holder,
      one.country,
      ibanOf(one) ?? '',
      v.bic ?? '',
      v.bank_code ?? '',
      v.bank_branch_number ?? '',
      v.routing_number ?? '',
      v.sort_code ?? '',
      v.bank_account_number ?? '',
      decimal(one.amount),
      one.currency,
    ];
  });
  return `\uFEFF${[HEAD, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Characters that each bank takes in the texts of such a file are Latin; others become a point. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .slice(0, most);

const transfer = (one: PayoutToSend): string => {
  const { bic } = one.values;
  const agent = bic ? `<CdtrAgt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></CdtrAgt>` : '';
  const reference = payoutReference(one.id);
  return `<CdtTrfTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${one.currency}">${decimal(one.amount)}</InstdAmt></Amt>${agent}<Cdtr><Nm>${plain(one.holder, 70)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${ibanOf(one)}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></CdtTrfTxInf>`;
};

/**
 * Payouts as an ISO 20022 credit transfer (pain.001.001.09), one part for each currency. Those without an IBAN are left out:
 * `left` names them.
 */
export function payoutXml(
  payouts: readonly PayoutToSend[],
  { payer, batch, now }: { payer: Payer; batch: string; now: Date },
): { xml: string; left: string[] } {
  const sent = payouts.filter((one) => ibanOf(one) !== null);
  const sum = (of: readonly PayoutToSend[]) => decimal(of.reduce((all, { amount }) => all + amount, 0));
  const id = batch.replaceAll('-', '');
  const day = now.toISOString().slice(0, 10);
  const name = plain(payer.name, 70);
  const agent = payer.bic
    ? `<FinInstnId><BICFI>${payer.bic}</BICFI></FinInstnId>`
    : '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>';
  const parts = [...new Set(sent.map(({ currency }) => currency))].sort().map((currency) => {
    const own = sent.filter((one) => one.currency === currency);
    return `<PmtInf><PmtInfId>${id.slice(0, 31)}-${currency}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${own.length}</NbOfTxs><CtrlSum>${sum(own)}</CtrlSum><ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct><DbtrAgt>${agent}</DbtrAgt>${own.map(transfer).join('')}</PmtInf>`;
  });
  const head = `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${now.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${sent.length}</NbOfTxs><CtrlSum>${sum(sent)}</CtrlSum><InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>${head}${parts.join('')}</CstmrCdtTrfInitn></Document>\n`;
  return { xml, left: payouts.flatMap((one) => (ibanOf(one) === null ? [one.holder] : [])) };
}
