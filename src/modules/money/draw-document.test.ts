import { expect, test } from 'vitest';
import { translator } from '@/core/i18n/translate';
import { drawDocument } from './draw-document';
import type { DocumentData } from './rules/document';

const data: DocumentData = {
  kind: 'confirmation',
  locale: 'he',
  issued: '2026-11-24',
  paid: '2026-11-23',
  seller: { name: 'נועה בר', number: null, address: null, email: null, phone: null, country: 'IL' },
  buyer: { name: 'Maya', email: '' },
  about: null,
  lines: [{ words: 'הדפסה 20×30', quantity: 2, amount: 9000 }],
  currency: 'ILS',
  total: 9000,
  vat: 0,
  payment: '01a20adc-cde2-7734-9c94-0315d671e8f5',
  method: 'Bit',
  credits: null,
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a document of many lines goes on over pages, and the same data is the same file', async () => {
  expect(pagesOf(await drawDocument(data, 'P-2026-0001'))).toBe(1);
  const lines = Array.from({ length: 120 }, () => data.lines[0] as (typeof data.lines)[0]);
  const long = await drawDocument({ ...data, lines }, 'P-2026-0002');
  expect(pagesOf(long)).toBeGreaterThan(2);
  expect(long.equals(await drawDocument({ ...data, lines }, 'P-2026-0002'))).toBe(true);
});

test('what may not be an accounting document is not called one, in either language', () => {
  for (const locale of ['en', 'he'] as const) {
    const t = translator(locale);
    for (const title of [t('documents.title.confirmation'), t('documents.title.refund-confirmation')])
      expect(title).not.toMatch(/invoice|receipt|credit note|חשבונית|קבלה|זיכוי/i);
  }
});
