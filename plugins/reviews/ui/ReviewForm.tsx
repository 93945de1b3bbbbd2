import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { Stars } from './Stars';
import { TextLine } from './TextLine';

export interface ReviewFormProps {
  /** The form's target. */
  action: string;
  studio: string;
  /** The session's CSRF token for the form. */
  csrf: string;
  /** The token of the request it answers. */
  request: string | null;
  errors: Record<string, string[]>;
  values: Record<string, string>;
}

const NAMED = ['rating', 'content', 'reviewer_first_name', 'reviewer_last_name'] as const;
const named = (field: string) => NAMED.find((one) => one === field);

/** All mistakes in one box, one line each; the fields repeat theirs. */
function ErrorBox({ errors }: { errors: Record<string, string[]> }) {
  const t = useT('reviews');
  const lines = Object.entries(errors).flatMap(([field, words]) =>
    words.map((line) => {
      const name = named(field);
      return name ? `${t(`form.${name}`)}: ${line}` : line;
    }),
  );
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="border-danger border-s-2 ps-3 text-danger text-sm">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** A plain form: in the shared modal, on a page of its own, and without script. */
export function ReviewForm({ action, studio, csrf, request, errors, values }: ReviewFormProps) {
  const t = useT('reviews');
  const wrong = (field: string) => Boolean(errors[field]?.length);
  return (
    <form method="post" action={action} noValidate className="flex flex-col gap-5">
      <h1 className="font-display text-3xl leading-snug">{t('form.title', { studio })}</h1>
      <ErrorBox errors={errors} />
      <input type="hidden" name="authenticity_token" value={csrf} />
      {request && <input type="hidden" name="request" value={request} />}
      {errors.recaptcha_token && <input type="hidden" name="recaptcha_token" data-solve="" />}
      <Stars name="rating" label={t('form.rating')} value={Number(values.rating)} wrong={wrong('rating')} />
      <div className="flex flex-col gap-1.5">
        <label htmlFor="review-content" className="text-[0.9375rem]">
          {t('form.content')}
        </label>
        <textarea
          id="review-content"
          name="content"
          required
          rows={6}
          maxLength={5000}
          dir="auto"
          defaultValue={values.content}
          aria-invalid={wrong('content') || undefined}
          className="min-h-32 w-full rounded-sm border border-line bg-raised px-3.5 py-2.5 text-base text-ink"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextLine
          name="reviewer_first_name"
          label={t('form.reviewer_first_name')}
          value={values.reviewer_first_name}
          wrong={wrong('reviewer_first_name')}
          autoComplete="given-name"
          required
        />
        <TextLine
          name="reviewer_last_name"
          label={t('form.reviewer_last_name')}
          value={values.reviewer_last_name}
          wrong={wrong('reviewer_last_name')}
          autoComplete="family-name"
        />
      </div>
      <p className="text-quiet text-sm">{t('form.shown', { studio })}</p>
      <button type="submit" className={buttonClass('ink', 'self-start')}>
        {t('form.send')}
      </button>
    </form>
  );
}
