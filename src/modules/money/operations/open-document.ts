import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { readDocument } from '@/modules/money/queries/documents';
import { readPayment } from '@/modules/money/queries/payments';
import { documentNumber } from '@/modules/money/rules/document';

/**
 * Returns a document of what was paid for as a PDF, with its file name. Who may read it is for the purpose's feature to
 * decide. Throws NOT_FOUND for one of something else.
 */
export async function openDocument(asked: {
  purpose: { kind: string; id: string };
  document: string;
}): Promise<{ name: string; pdf: Buffer }> {
  const row = await readDocument(pool(), asked.document);
  const payment = row && (await readPayment(pool(), row.payment));
  if (!row || payment?.kind !== asked.purpose.kind || payment.purpose !== asked.purpose.id)
    throw new KeepersError('NOT_FOUND');
  const number = documentNumber(row);
  // Loaded on first use: fonts and the PDF library are large.
  const { drawDocument } = await import('@/modules/money/draw-document');
  return { name: `${number}.pdf`, pdf: await drawDocument(row.data, number) };
}
