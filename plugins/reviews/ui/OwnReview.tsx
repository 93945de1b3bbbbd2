import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { GivenStars } from './Stars';

export type OwnReviewProps =
  | { gone: true }
  | {
      gone: false;
      token: string;
      csrf: string;
      /** It was just sent. */
      sent: boolean;
      studio: string;
      reply: string | null;
      review: { content: string; rating: number; reviewer_name: string; public: boolean };
    };

/** An author's own review: its text, its state, and the button to withdraw it. */
export function OwnReview(props: OwnReviewProps) {
  const t = useT('reviews');
  if (props.gone)
    return (
      <div className="flex flex-col gap-3">
        <h1 className="font-display text-3xl leading-snug">{t('own.goneTitle')}</h1>
        <p className="text-quiet">{t('own.gone')}</p>
      </div>
    );
  const { token, csrf, sent, studio, review, reply } = props;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-display text-3xl leading-snug">{t(sent ? 'own.thanks' : 'own.title')}</h1>
      <p className="text-quiet">{t(review.public ? 'own.public' : 'own.waits', { studio })}</p>
      <blockquote className="flex flex-col gap-2 border-line border-s-2 ps-4">
        <GivenStars rating={review.rating} />
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {review.content}
        </p>
        <footer className="text-quiet">
          <bdi>{review.reviewer_name}</bdi>
        </footer>
      </blockquote>
      {reply && (
        <div className="flex flex-col gap-1">
          <h2 className="font-medium">{t('own.reply', { studio })}</h2>
          <p dir="auto" className="whitespace-pre-wrap break-words text-quiet">
            {reply}
          </p>
        </div>
      )}
      <details className="border-line border-t pt-4">
        <summary className="touch-target inline-flex cursor-pointer items-center underline decoration-line underline-offset-4 hover:decoration-current">
          {t('own.withdraw')}
        </summary>
        <form method="post" action="/reviews/own" className="mt-3 flex flex-col items-start gap-3">
          <input type="hidden" name="authenticity_token" value={csrf} />
          <input type="hidden" name="token" value={token} />
          <p className="text-quiet text-sm">{t('own.withdrawText')}</p>
          <button type="submit" className={buttonClass('line')}>
            {t('own.withdrawNow')}
          </button>
        </form>
      </details>
    </div>
  );
}
