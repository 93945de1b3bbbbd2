import { useTranslations as useT } from 'next-intl';
import { Prose, Title, useBlock, usePage } from '../../page/page-parts';
import type { ContactData } from '../block';
import { MOST_ANSWER } from '../own-fields';
import { Field, FormWrong } from './Field';

const FIELDS = ['name', 'email', 'phone', 'day', 'message'];

/** The contact form: works without script, responds in place with it. */
export function ContactView({ title, text, phone, day, fields, button, thanks }: ContactData) {
  const t = useT('sites.contact');
  const { id } = useBlock();
  const { draft } = usePage();
  return (
    <div className="narrow contact">
      <Title>{title}</Title>
      <Prose text={text} className="lead" />
      {/* Target of a form sent without script, visible only then. */}
      <p className="sent" id={`sent-${id}`} role="status" tabIndex={-1} dir="auto">
        {thanks || t('thanks')}
      </p>
      <form
        action="/inquiries"
        method="post"
        className="form"
        data-send="thanks"
        data-ticket="/inquiries/ticket"
        data-thanks={`sent-${id}`}
        data-sending={t('sending')}
        data-failed={t('failed')}
        data-proving={t('proving')}
      >
        <input type="hidden" name="block" value={id} />
        <FormWrong fields={[...FIELDS, ...fields.map(({ name }) => name)]} />
        <Field name="name" label={t('name')} autoComplete="name" maxLength={200} />
        <Field name="email" label={t('email')} type="email" autoComplete="email" maxLength={254} />
        {phone && (
          <Field
            name="phone"
            label={t('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            optional={t('optional')}
          />
        )}
        {day && <Field name="day" label={t('day')} type="date" optional={t('optional')} />}
        {fields.map(({ name, label, kind, options, required }) => (
          <Field
            key={name}
            name={name}
            label={label}
            type={kind === 'day' ? 'date' : 'text'}
            maxLength={MOST_ANSWER}
            options={kind === 'choice' ? options : undefined}
            optional={required ? undefined : t('optional')}
          />
        ))}
        <Field name="message" label={t('message')} area maxLength={5000} />
        <p className="trap" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{t('trap')}</label>
          <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <button className="button" type="submit" disabled={draft}>
          {button || t('button')}
        </button>
      </form>
    </div>
  );
}
