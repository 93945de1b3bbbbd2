'use client';

import { useTranslations } from 'next-intl';
import type { DeliveryView } from '@/modules/webhooks/queries/webhooks';
import { type Attempt, failureOf, TEST_NAME } from '@/modules/webhooks/rules/webhook';
import { Button } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useEventNames } from './EventNames';
import { FailureText } from './FailureText';
import css from './webhooks.module.css';

const TONES = { delivered: 'live', failed: 'bad', waiting: 'yours' } as const;

/** One message of the log; opened, with its content and each attempt. */
export function Delivery({
  delivery,
  disabled,
  onReplay,
}: {
  delivery: DeliveryView;
  disabled: boolean;
  onReplay: () => void;
}) {
  const t = useTranslations('admin-webhooks');
  const { word } = useEventNames();
  const { name, state, tries, next_at, attempts, body } = delivery;
  const last = attempts.at(-1);
  const failure = last && state !== 'delivered' ? failureOf(last) : null;
  return (
    <li>
      <details>
        <summary>
          <span className={css.what}>
            {name === TEST_NAME ? t('testMessage') : word(name)}
            {failure ? (
              <small className={css.why}>
                <FailureText of={failure} />
              </small>
            ) : null}
          </span>
          <span className={css.when}>
            <Moment at={delivery.created_at} />
          </span>
          <span className={ui.chip} data-tone={TONES[state]}>
            {t(`delivery.${state}`)}
          </span>
        </summary>
        <div className={css.inside}>
          {next_at && tries > 0 ? <p>{t.rich('nextTry', { at: () => <Moment at={next_at} /> })}</p> : null}
          {attempts.length > 0 ? (
            <ol className={css.tries}>
              {[...attempts].reverse().map((attempt) => (
                <Try key={attempt.at} attempt={attempt} />
              ))}
            </ol>
          ) : null}
          <pre className={css.body} dir="ltr">
            {indented(body)}
          </pre>
          <div className={css.row}>
            <Button small disabled={disabled} onClick={onReplay}>
              {t(state === 'waiting' ? 'tryNow' : 'replay')}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}

function Try({ attempt }: { attempt: Attempt }) {
  const t = useTranslations('admin-webhooks');
  const { at, ms, status, answer } = attempt;
  const failure = failureOf(attempt);
  return (
    <li>
      <span>
        <Moment at={at} /> · {t('took', { ms })}
      </span>
      <strong>{failure ? <FailureText of={failure} /> : t('answered', { status: status ?? 0 })}</strong>
      {answer ? (
        <code dir="ltr" className={css.answer}>
          {answer}
        </code>
      ) : null}
    </li>
  );
}

const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
