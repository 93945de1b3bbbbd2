import { useTranslations as useT } from 'next-intl';
import { isPlanId } from '@/modules/money/rules/plan';
import { cx } from '@/ui/primitives/class-names';
import { ItemTitle, Prose, Title } from '../page/page-parts';
import type { PlanShown, PlansData } from '../platform/plans';

const PERIODS = ['monthly', 'quarterly', 'yearly'] as const;

/** The platform's price list. Choosing a period works with CSS alone. */
export function PlansView({ title, text, currency, saving, sold, taken, plans }: PlansData) {
  const t = useT('sites');
  return (
    <div className="wide plans">
      <Title>{title}</Title>
      <Prose text={text} className="lead" />
      <fieldset className="plans-period">
        <legend>{t('plans.pay')}</legend>
        {PERIODS.map((period) => (
          <label key={period}>
            <input type="radio" name="plans-period" value={period} defaultChecked={period === 'monthly'} />
            <span>
              {t(`plans.period.${period}`)}
              {period === 'yearly' && <small>{t('plans.saving', { percent: saving })}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <ul className="prices">
        {plans.map((plan) => (
          <Plan key={plan.id} {...plan} sold={sold} />
        ))}
      </ul>
      <p className="note">{sold ? t('plans.noteSold', { currency }) : t('plans.note', { currency })}</p>
      <p className="note">{t('plans.same')}</p>
      {plans.some(({ commission }) => commission !== null) && (
        <p className="note">{t(taken ? 'plans.commissionNote' : 'plans.commissionOff')}</p>
      )}
    </div>
  );
}

function Plan({
  id,
  name: own,
  marked,
  free,
  projects,
  photos,
  commission,
  prices,
  sold,
}: PlanShown & { sold: boolean }) {
  const t = useT('sites');
  const name = own ?? (isPlanId(id) ? t(`plans.name.${id}`) : id);
  return (
    <li className={cx('price', marked && 'marked')}>
      <ItemTitle>{name}</ItemTitle>
      {prices.map(({ period, price, month, href }) => (
        <div key={period} className={`plan-${period}`}>
          <p className="amount">
            <bdi>{month}</bdi>
            {!free && <small>{t('plans.aMonth')}</small>}
          </p>
          <p className="plan-whole">{free ? t('plans.always') : t(`plans.whole.${period}`, { price })}</p>
          <a className={marked ? 'button' : 'button quiet'} href={href}>
            {free
              ? t('plans.start')
              : sold
                ? t('plans.choose', { plan: name })
                : t('plans.ask', { plan: name })}
          </a>
          {free || sold ? null : <small className="plan-ask">{t('plans.askText')}</small>}
        </div>
      ))}
      <div className="prose">
        <ul>
          <li>{projects === null ? t('plans.anyProjects') : t('plans.projects', { count: projects })}</li>
          <li>{photos === null ? t('plans.anyPhotos') : t('plans.photos', { count: photos })}</li>
          {commission === null ? null : (
            <li>
              {commission > 0 ? t('plans.commission', { percent: commission }) : t('plans.noCommission')}
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
