import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { NoteField, type SummaryLine, SummaryList } from './SummaryList';
import { WhoFields } from './WhoFields';

export interface CompletionPageProps {
  action: string;
  csrf: string;
  studio: string;
  done: boolean;
  /** How this person is addressed; null without a name. */
  name: string | null;
  lines: SummaryLine[];
  sums: string[];
  /** Where extras are paid once it is sent, and how much; null where they are not. */
  pay: { path: string; total: string } | null;
  /** Address of the contact sheet; null without picks. */
  sheet: string | null;
  /** Whether to ask for the client's name and email: they entered by the code alone and were not asked before. */
  introduce: boolean;
  /** Why it cannot be completed now. */
  refusal: string | null;
}

/**
 * The summary as a page without script: picks, message field, and the button that sends it; once sent, the thank-you.
 */
export function CompletionPage(props: CompletionPageProps) {
  const { action, csrf, studio, done, name, lines, sums, pay, sheet, introduce, refusal } = props;
  const t = useT('selection');
  return (
    <form method="post" action={action} className="flex flex-col gap-5">
      <h1 className="font-display text-3xl leading-snug">
        {done ? t('thanks.title', { name: name ?? 'none' }) : t('completeTitle')}
      </h1>
      {done ? (
        <p>
          {t('thanks.sent', { studio })} {t('thanks.change', { studio })}
        </p>
      ) : null}
      <input type="hidden" name="authenticity_token" value={csrf} />
      <SummaryList lines={lines} sums={sums} />
      {pay ? (
        <section className="flex flex-col items-start gap-3 bg-raised p-5">
          <p className="font-medium">{t('thanks.extras', { total: pay.total })}</p>
          <a href={pay.path} className={buttonClass('ink')}>
            {t('thanks.pay')}
          </a>
          <p className="text-quiet text-sm">{t('thanks.settle', { studio })}</p>
        </section>
      ) : null}
      {sheet ? (
        <a
          href={sheet}
          download
          className="touch-target self-start text-[0.9375rem] underline underline-offset-4"
        >
          {t('sheet.link')}
        </a>
      ) : null}
      {refusal ? <p role="alert">{refusal}</p> : null}
      {done || refusal ? null : (
        <>
          {introduce ? <WhoFields /> : null}
          <NoteField open />
          <p className="text-quiet text-sm">{t('completeText', { studio })}</p>
          <button type="submit" className={buttonClass('ink', 'self-start')}>
            {t('completeAccept')}
          </button>
        </>
      )}
    </form>
  );
}
