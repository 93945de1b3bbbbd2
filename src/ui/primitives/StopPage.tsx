import type { StopPageProps } from '@/core/mail/stop-page';
import { buttonClass } from './button-class';

/**
 * Unsubscribes from messages of one kind, or resumes them, by a button: mail programs that follow links change nothing.
 */
export function StopPage({ state, token, csrf, action, words }: StopPageProps) {
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-display text-3xl leading-snug">{words.title}</h1>
      <p className="text-quiet">{words.text}</p>
      <form method="post" action={action}>
        <input type="hidden" name="authenticity_token" value={csrf} />
        <input type="hidden" name="token" value={token} />
        {state === 'ended' && <input type="hidden" name="again" value="true" />}
        <button type="submit" className={buttonClass(state === 'coming' ? 'ink' : 'line')}>
          {words.button}
        </button>
      </form>
    </div>
  );
}
