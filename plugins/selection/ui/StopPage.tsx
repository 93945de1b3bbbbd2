import { parts, useT } from '@plugins/kit/view';

export interface StopPageProps {
  done: boolean;
  token: string;
  csrf: string;
}

/** The end of a studio's reminders, by a button: mail programs that follow links end nothing. */
export function StopPage({ done, token, csrf }: StopPageProps) {
  const t = useT('selection');
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-display text-3xl leading-snug">{t(done ? 'stop.done' : 'stop.title')}</h1>
      <p className="text-quiet">{t(done ? 'stop.doneText' : 'stop.text')}</p>
      {!done && (
        <form method="post" action="/selection_reminders/stop">
          <input type="hidden" name="authenticity_token" value={csrf} />
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={parts.buttonClass('ink')}>
            {t('stop.accept')}
          </button>
        </form>
      )}
    </div>
  );
}
