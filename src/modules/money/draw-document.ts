import { buffer } from 'node:stream/consumers';
import { translator } from '@/core/i18n/translate';
import { inLines } from '@/core/pdf/fit-words';
import { drawable, wayOf } from '@/core/pdf/lay-words';
import { BOTTOM, INNER, lineOf, PAGE, PALE, PdfPages, QUIET, type Words } from '@/core/pdf/pdf-pages';
import { dayWords } from '@/core/text/day-words';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { moneyWords } from '@/core/text/money';
import { type DocumentData, wholePercent } from './rules/document';

const SIZE = { title: 22, seller: 13, line: 10, small: 8.5 };
/** The column of amounts, in points. */
const AMOUNT = 110;
const LABEL = 120;

class DocumentPages extends PdfPages {
  /** Writes a text in at most `most` lines into the start of a line, and an amount at its end. */
  row(text: string, amount: string, words: Words, most = 3): void {
    const rtl = this.head.locale === 'he';
    const width = INNER - AMOUNT;
    const clean = drawable(text);
    const lines = inLines(clean, width, most, this.measure(words.size));
    if (this.y + lines.length * lineOf(words.size) > BOTTOM) this.begin(this.head.title);
    this.words(drawable(amount), rtl ? PAGE.margin : PAGE.margin + width, this.y, AMOUNT, {
      ...{ ...words, align: 'end' },
    });
    for (const line of lines) {
      this.words(line, rtl ? PAGE.margin + AMOUNT : PAGE.margin, this.y, width, {
        ...words,
        way: wayOf(clean),
      });
      this.y += lineOf(words.size);
    }
    this.y += 4;
  }

  /** Writes a label and its value beside it. */
  fact(label: string, value: string): void {
    const rtl = this.head.locale === 'he';
    const { line: size } = SIZE;
    const clean = drawable(value);
    const width = INNER - LABEL;
    this.words(drawable(label), rtl ? PAGE.margin + width : PAGE.margin, this.y, LABEL, {
      size,
      color: QUIET,
    });
    for (const line of inLines(clean, width, 2, this.measure(size))) {
      this.words(line, rtl ? PAGE.margin : PAGE.margin + LABEL, this.y, width, { size, way: wayOf(clean) });
      this.y += lineOf(size);
    }
    this.y += 2;
  }

  rule(): void {
    this.y += 6;
    this.doc
      .moveTo(PAGE.margin, this.y)
      .lineTo(PAGE.width - PAGE.margin, this.y)
      .lineWidth(0.7)
      .strokeColor(PALE)
      .stroke();
    this.y += 10;
  }
}

function drawSeller(pages: DocumentPages, { seller, locale }: DocumentData): void {
  const t = translator(locale);
  const quiet = { size: SIZE.small, color: QUIET, way: 'auto' as const };
  pages.line(drawable(seller.name), { size: SIZE.seller, way: 'auto' }, 2);
  if (seller.number) pages.line(t('documents.number', { number: isolateBidi(seller.number) }), quiet, 0);
  for (const text of [seller.address, seller.email, seller.phone])
    if (text) pages.line(drawable(text), quiet, 0);
  pages.y += 22;
}

/**
 * Draws a document as a PDF from what was frozen when it was issued; the same data and number give the same words.
 * `number` is its number as people read it.
 */
export async function drawDocument(data: DocumentData, number: string): Promise<Buffer> {
  const { locale, currency, kind } = data;
  const t = translator(locale);
  const title = t(`documents.title.${kind}`);
  const money = (amount: number) => isolateBidi(moneyWords({ amount, currency }, locale));
  const day = (on: string) => dayWords(on, locale);
  const pages = new DocumentPages({
    ...{ title: `${title} ${number}`, locale },
    made: new Date(`${data.issued}T00:00:00Z`),
  });
  pages.begin(null);
  drawSeller(pages, data);
  pages.line(title, { size: SIZE.title }, 2);
  if (kind === 'confirmation' || kind === 'refund-confirmation')
    pages.line(t('documents.notAccounting'), { size: SIZE.line, color: QUIET }, 0);
  pages.y += 12;
  pages.fact(t('documents.numberLabel'), number);
  pages.fact(t('documents.issued'), day(data.issued));
  if (data.credits) pages.fact(t('documents.credits'), data.credits);
  if (data.about) pages.fact(t('documents.about'), data.about);
  pages.fact(t('documents.buyer'), data.buyer.name);
  if (data.buyer.email) pages.fact(t('documents.email'), data.buyer.email);
  pages.rule();
  for (const { words, quantity, amount } of data.lines)
    pages.row(
      quantity === 1 ? words : t('documents.times', { words: isolateBidi(words), quantity }),
      money(amount),
      {
        size: SIZE.line,
      },
    );
  pages.rule();
  pages.row(t('documents.total'), money(data.total), { size: SIZE.seller });
  const percent = wholePercent(data.total, data.vat);
  if (data.vat > 0)
    pages.row(percent === null ? t('documents.vat') : t('documents.vatAt', { percent }), money(data.vat), {
      size: SIZE.line,
      color: QUIET,
    });
  pages.y += 12;
  pages.fact(t('documents.paidOn'), day(data.paid));
  pages.fact(t('documents.method'), data.method);
  pages.fact(t('documents.payment'), data.payment);
  pages.doc.end();
  return buffer(pages.doc);
}
